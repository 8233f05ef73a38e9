import { randomBytes } from 'node:crypto';
import { createSecretBox } from '#platform/server/secret-box.ts';

const boxOf = (installationSecret: string, platformId: string) =>
  createSecretBox(installationSecret, `secret of platform ${platformId}`);

export const newPlatformSecret = (): string => randomBytes(32).toString('base64url');

export const sealPlatformSecret = (installationSecret: string, platformId: string, secret: string): string =>
  boxOf(installationSecret, platformId).close(secret);

/**
 * Its own, or the installation's where it has none. Where the installation's was changed its own does not open any more:
 * then everyone signs in anew, as after any change of that secret.
 */
export function openPlatformSecret(installationSecret: string, platformId: string, sealed: string | null): string {
  if (sealed === null) return installationSecret;
  try {
    return boxOf(installationSecret, platformId).open(sealed);
  } catch {
    return installationSecret;
  }
}
