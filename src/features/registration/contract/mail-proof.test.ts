import { describe, expect, it } from 'vitest';
import { GivenProof, mailProofLifetime, mailProofPurposes } from './mail-proof.ts';

describe('what proves an address', () => {
  const token = 'x'.repeat(43);
  it.each<[string, object, object | undefined]>([
    ['a token', { token }, { token }],
    ['an address and a code', { email: 'A@b.example', code: '123 456' }, { email: 'a@b.example', code: '123456' }],
    ['a short token', { token: 'x' }, undefined],
    ['a code alone', { code: '123456' }, undefined],
    ['an address alone', { email: 'a@b.example' }, undefined],
    ['letters for a code', { email: 'a@b.example', code: 'abcdef' }, undefined],
    ['a number for a code', { email: 'a@b.example', code: 123456 }, undefined],
    ['nothing', {}, undefined],
  ])('%s', (_, given, read) => {
    expect(GivenProof.safeParse(given).data).toEqual(read);
  });

  it('lives as long as its purpose says', () => {
    expect(mailProofPurposes.map((purpose) => [purpose, mailProofLifetime[purpose] / 60])).toEqual([
      ['verify-address', 1440],
      ['sign-in', 15],
      ['reset-password', 60],
      ['change-email', 1440],
      ['contribution', 1440],
    ]);
  });
});
