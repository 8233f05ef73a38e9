import { createHmac, randomInt } from 'node:crypto';
import { recoveryAlphabet, writeRecoveryCode } from '../../contract/typed-code.ts';

const count = 10;
const mark = 'hash:';

const oneCode = (): string =>
  writeRecoveryCode(Array.from({ length: 10 }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join(''));

export const makeRecoveryCodes = (): string[] => Array.from({ length: count }, oneCode);

/**
 * better-auth keeps recovery codes so that they can be read again; we keep only what tells whether one is right. What
 * it hands back after a code was used is hashed already, and stays so.
 */
export function recoveryCodeStore(secret: string) {
  const hash = (code: string): string =>
    mark + createHmac('sha256', secret).update(`recovery ${code}`).digest('base64url');
  return {
    hash,
    async encrypt(codes: string): Promise<string> {
      const list = JSON.parse(codes) as string[];
      return JSON.stringify(list.map((code) => (code.startsWith(mark) ? code : hash(code))));
    },
    decrypt: async (stored: string): Promise<string> => stored,
  };
}
