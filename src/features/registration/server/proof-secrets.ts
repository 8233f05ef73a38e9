import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

export type ProofSecrets = ReturnType<typeof createProofSecrets>;

/** Only keyed hashes are stored: a copy of the database opens nothing, and six digits cannot be counted through. */
export function createProofSecrets(installationSecret: string, platformId: string) {
  const key = createHmac('sha256', installationSecret).update(`mail-proof ${platformId}`).digest();
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const isSame = (one: string, other: string) =>
    one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
  const codeHash = (proofId: string, code: string) => hash(`code ${proofId} ${code}`);
  const browserHash = (browserKey: string) => hash(`browser ${browserKey}`);

  return {
    newToken: () => randomBytes(32).toString('base64url'),
    newCode: () => String(randomInt(1_000_000)).padStart(6, '0'),
    tokenHash: (token: string) => hash(`token ${token}`),
    codeHash,
    isCodeOf: (proof: { id: string; codeHash: string | null }, code: string) =>
      isSame(codeHash(proof.id, code), proof.codeHash ?? ''),
    browserHash,
    isBrowserOf: (registration: { browserHash: string }, browserKey: string) =>
      isSame(browserHash(browserKey), registration.browserHash),
    /** The count of an address or a client is kept under this. */
    countKey: (purpose: string, kind: 'address' | 'client', value: string) => hash(`count ${purpose} ${kind} ${value}`),
  };
}
