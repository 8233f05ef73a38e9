import { randomUUID } from 'node:crypto';
import type { ContributionKindService } from '#features/contributions/server/contribution-kind.service.ts';
import type { PlacedBlocksService } from '#features/list-items/server/blocks/placed-blocks.service.ts';
import type { ContributionProofsService } from '#features/registration/server/contribution-proofs.service.ts';
import { EmailAddress } from '#features/users/contract/email-address.ts';
import { safeReturnPath } from '#platform/contract/addresses/internal-path.ts';
import { badInput, conflict, gone } from '#platform/contract/calls/errors.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { isWaitingKey } from '#platform/server/browsers/browser-key.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { chosenOf } from '../contract/given-choices.ts';
import type { NewVote } from '../contract/poll.ts';
import { pathOfMoment } from '../contract/vote-fields.ts';
import { openRow, writeVotes } from './ballot-writing.ts';
import { createPollReading, type PublishedPoll } from './poll-reading.ts';
import type { VoteTelling } from './vote-telling.ts';
import { ofPerson, voterKey, waitingVote } from './voter-keys.ts';
import {
  deleteWaiting,
  deleteWaitingBefore,
  findWaiting,
  putWaiting,
  setWaitingAddress,
} from './waiting-votes.repository.ts';

interface WaitingVotesParts {
  platform: Platform;
  clock: Clock;
  authSecret: string;
  blocks: Pick<PlacedBlocksService, 'seen'>;
  proofs: Pick<ContributionProofsService, 'ask' | 'isUnderWay'>;
  telling: VoteTelling;
}

export interface AskedProof extends Pick<NewVote, 'email' | 'language' | 'page'> {
  /** As the poll knows it. */
  browser: string;
  choices: string[];
}

/** product.md §2: what nobody proved goes after a week. */
const daysWaiting = 7;
const sourceKind = 'FormSubmission';
const home = 'https://home.invalid';

export type WaitingVotesService = ReturnType<typeof createWaitingVotesService>;

/** Votes that count once an address is proven (visibility Verify). */
export function createWaitingVotesService({ platform, clock, authSecret, blocks, proofs, telling }: WaitingVotesParts) {
  const reading = createPollReading({ blocks });
  /** That they may vote was found out when they did; whether there is a poll is asked again. */
  const asProof = systemViewer('proof of a vote');

  /** How a vote is proven. §4 has no word of its own for it: it is sent as a form is, and its proof is one of that kind. */
  const kind: ContributionKindService = {
    async read(guid) {
      const row = await findWaiting(platform.db, guid);
      return row && { title: row.title, address: row.email, isProven: false };
    },

    isMine: async (_, guid, key) => key !== undefined && isWaitingKey(authSecret, waitingVote, { guid, key }),

    changeAddress: (trx, guid, address) => setWaitingAddress(trx, guid, address),

    async proven(trx, _, guid, account) {
      const row = await findWaiting(trx, guid);
      const poll = row && (await reading.find(asProof, row.pollGuid));
      if (row === undefined || poll === undefined) throw gone();
      const { secret } = await openRow(trx, poll, clock);
      if (!(await deleteWaiting(trx, guid))) throw gone();
      const choices = chosenOf(poll.options, row.choices);
      if (choices.length === 0) throw conflict('poll-choice-gone');
      const voter = voterKey(authSecret, secret, ofPerson(account.id));
      await writeVotes(trx, [{ poll, voter, browser: row.browser, userId: account.id, choices }], clock);
      telling.voted(poll.guid);
    },

    async pathOf(guid) {
      const row = await findWaiting(platform.db, guid);
      return row === undefined ? '/' : pathOfMoment(row.page, row.pollGuid, 'proven');
    },
  };

  return {
    kind,

    isMailed: (guid: string): Promise<boolean> => proofs.isUnderWay({ kind: sourceKind, guid }),

    /** Kept until the mail is answered. */
    async ask(
      trx: PlatformTransaction,
      poll: PublishedPoll,
      { browser, choices, email, language, page }: AskedProof,
      client: Pick<Client, 'ip' | 'origin'>,
    ): Promise<void> {
      const address = EmailAddress.safeParse(email ?? '');
      if (!address.success) throw badInput([{ path: 'body.email', code: 'email', message: 'email' }]);
      const { languages } = await platform.locale();
      const { pathname } = new URL(safeReturnPath(page), home);
      const waiting = {
        guid: randomUUID(),
        pollGuid: poll.guid,
        browser,
        email: address.data,
        choices,
        title: pickLanguage(poll.options.question, language, defaultLanguage)?.value ?? '',
        page: splitLanguagePrefix(pathname, languages).path,
      };
      const guid = await putWaiting(trx, waiting, clock.now());
      // One of the platform's: it comes back in an address of the mail.
      const known = languages.find((one) => one === language) ?? defaultLanguage;
      // Too soon or too often: the vote waits all the same, and the mail can be asked for later.
      await proofs.ask(trx, { client, language: known }, { address: address.data, source: { kind: sourceKind, guid } });
    },

    async forgetOld(): Promise<void> {
      await deleteWaitingBefore(platform.db, new Date(clock.now().getTime() - daysWaiting * 24 * 60 * 60 * 1000));
    },
  };
}
