import type { Account } from '#features/users/server/accounts.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';

/** What somebody brought, while its address is proven. */
export interface BroughtContribution {
  /** Of its form or its list. */
  title: string;
  /** Where the mail goes; null when nothing was to be proven. */
  address: string | null;
  isProven: boolean;
  /** What is followed from then on, for the words of the mail. */
  follows?: string;
}

/** What a feature in which people bring something (§4: source kind) does for their proofs. */
export interface ContributionKindService {
  read(guid: string, language: string): Promise<BroughtContribution | undefined>;
  /** Only who brought it has the mail sent again. */
  isMine(viewer: Viewer, guid: string, key: string | undefined): Promise<boolean>;
  changeAddress(trx: PlatformTransaction, guid: string, address: string): Promise<void>;
  /** It counts from now on; part of the transaction in which the proof is used up. */
  proven(
    trx: PlatformTransaction,
    touch: Touch,
    guid: string,
    account: Account,
    client: Pick<Client, 'origin'>,
  ): Promise<void>;
  /** Where who brought it sees it once it is proven; asked before that, because what waited may be gone then. */
  pathOf(guid: string): string | Promise<string>;
}
