import type { Account } from '#features/users/server/accounts.service.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { ContributionSource } from '../contract/contribution-kinds.ts';
import type { MailAllowance } from '../contract/mail-allowance.ts';
import { mostCodeTries } from '../contract/mail-proof.ts';
import type { Asking, AskingMail, MailAsking } from './mail-asking.ts';
import { countCodeTryOfSource, hasOpenProofOfSource, type MailProofRow } from './mail-proof.repository.ts';
import type { ProofSecrets } from './proof-secrets.ts';
import { mailProofOver, type ProofUse } from './proof-use.ts';
import type { ProvenAccounts } from './proven-accounts.ts';

export type { Asking };

interface ContributionProofsParts extends MailAsking {
  platform: Platform;
  clock: Clock;
  secrets: ProofSecrets;
  proofs: ProofUse;
  proven: ProvenAccounts;
}

interface AskedContribution {
  address: string;
  source: ContributionSource;
  /** The title of what is followed from then on; without it the mail speaks of what was sent. */
  follows?: string | undefined;
}

/** The link of its mail, or the code for what it is about. */
export type GivenContributionProof = { token: string } | { source: ContributionSource; code: string };

export interface ContributionProof {
  address: string;
  source: ContributionSource;
  row: MailProofRow;
}

export type ContributionProofsService = ReturnType<typeof createContributionProofs>;

/** A proof is for one thing, once: the mail names what was brought, and the code opens nothing else. */
export function createContributionProofs(parts: ContributionProofsParts) {
  const { platform, clock, secrets, ask, askWithin, proofs, proven } = parts;

  async function findByCode(source: ContributionSource, code: string): Promise<MailProofRow> {
    // Counted outside any transaction: what is refused must still have been counted.
    const row = await countCodeTryOfSource(platform.db, source, clock.now());
    if (row === undefined) throw mailProofOver();
    if (!secrets.isCodeOf(row, code)) {
      throw new AppError('wrong-contribution-code', 400, { values: { tries: mostCodeTries - row.tries } });
    }
    return row;
  }

  return {
    /** With what it is about, in one transaction. Too soon or too often is told: what was brought is kept all the same. */
    ask: (trx: PlatformTransaction, asking: AskingMail, asked: AskedContribution): Promise<MailAllowance> =>
      askWithin(trx, asking, { purpose: 'contribution', ...asked }),

    askAgain: (asking: Asking, asked: AskedContribution): Promise<void> =>
      ask(asking, { purpose: 'contribution', ...asked }),

    /** Looks only; whoever goes on with it takes it in their transaction. */
    async find(given: GivenContributionProof): Promise<ContributionProof> {
      const row =
        'token' in given ? await proofs.find(given, ['contribution']) : await findByCode(given.source, given.code);
      if (row.sourceKind === null || row.sourceId === null) throw mailProofOver();
      return { address: row.address, source: { kind: row.sourceKind, guid: row.sourceId }, row };
    },

    /** Uses it up, and answers whose it is: an account that is light when there was none. */
    async take(trx: PlatformTransaction, { row, address }: ContributionProof, client: Client): Promise<Account> {
      await proofs.take(trx, row);
      return proven.ensure(trx, address, client);
    },

    /** A mail is on its way, or came and can still be answered. */
    isUnderWay: (source: ContributionSource): Promise<boolean> =>
      hasOpenProofOfSource(platform.db, source, clock.now()),
  };
}
