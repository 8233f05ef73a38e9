import { webcrypto } from 'node:crypto';

/** In hexadecimal digits. Beside this thread: thirty megabytes take a tenth of a second, in which others can be answered. */
export async function sha256Of(bytes: Uint8Array): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return Buffer.from(digest).toString('hex');
}
