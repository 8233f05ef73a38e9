import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';

/** For what must be read again and may not lie open in the database: a copy of it alone opens nothing. */
export function createSecretBox(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `plein ${purpose}`, 32));
  return {
    close(text: string): string {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(algorithm, key, nonce);
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url');
    },
    open(closed: string): string {
      const bytes = Buffer.from(closed, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}
