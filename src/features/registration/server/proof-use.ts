import { AppError } from '#platform/contract/calls/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { GivenProof, MailProofPurpose } from '../contract/mail-proof.ts';
import { countCodeTry, countTryOf, findProofByToken, type MailProofRow, takeProof } from './mail-proof.repository.ts';
import type { ProofSecrets } from './proof-secrets.ts';

interface ProofUseParts {
  platform: Platform;
  clock: Clock;
  secrets: ProofSecrets;
}

export const mailProofOver = () => new AppError('mail-proof-over', 410);
const wrongCode = () => new AppError('wrong-mail-code', 400);

export type ProofUse = ReturnType<typeof createProofUse>;

export function createProofUse({ platform, clock, secrets }: ProofUseParts) {
  const findByCode = async (email: string, code: string, purposes: readonly MailProofPurpose[]) => {
    // Counted outside any transaction: what is refused must still have been counted.
    const tried = await countCodeTry(platform.db, purposes, email, clock.now());
    const proof = tried.find((one) => secrets.isCodeOf(one, code));
    // One answer for a wrong code and for an address to which none was sent.
    if (proof === undefined) throw wrongCode();
    return proof;
  };

  return {
    /** Looks only; whoever goes on with it takes it in their transaction. */
    async find(given: GivenProof, purposes: readonly MailProofPurpose[]): Promise<MailProofRow> {
      if ('code' in given) return findByCode(given.email, given.code, purposes);
      const proof = await findProofByToken(platform.db, secrets.tokenHash(given.token), clock.now());
      if (proof === undefined || !purposes.includes(proof.purpose)) throw mailProofOver();
      return proof;
    },

    /** Of two at once, one goes on and the other is told that it is over. */
    async take(trx: PlatformTransaction, proof: MailProofRow): Promise<void> {
      if (!(await takeProof(trx, proof.id, clock.now()))) throw mailProofOver();
    },

    /** For what is asked for besides the link and can be guessed. */
    async countTry(proof: MailProofRow): Promise<void> {
      if (!(await countTryOf(platform.db, proof.id))) throw mailProofOver();
    },
  };
}
