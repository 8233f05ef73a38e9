import { randomUUID } from 'node:crypto';
import type { ContributionKindService } from '#features/contributions/server/contribution-kind.service.ts';
import type { ContributionProofsService } from '#features/registration/server/contribution-proofs.service.ts';
import { conflict, gone, notFound } from '#platform/contract/calls/errors.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import type { Challenge } from '#platform/contract/robots/challenge.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { isWaitingKey, waitingKey } from '#platform/server/browsers/browser-key.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { makeChallenge, readChallenge } from '#platform/server/robots/challenge.ts';
import { holderOf, requireUnused } from '#platform/server/robots/used-challenges.ts';
import type { AskedFollow, MailedTarget, OpenTarget, WaitingFollow } from '../contract/follow-by-mail.ts';
import { targetKey } from './follow-targets.ts';
import type { FollowingService } from './following.service.ts';
import {
  deleteWaiting,
  deleteWaitingBefore,
  deleteWaitingOf,
  findWaiting,
  putWaiting,
  setWaitingAddress,
  type WaitingFollowRow,
} from './waiting-follows.repository.ts';

interface FollowingByMailParts {
  platform: Platform;
  clock: Clock;
  authSecret: string;
  proofs: Pick<ContributionProofsService, 'ask'>;
  following: Pick<FollowingService, 'named' | 'followWithin'>;
}

interface Asking {
  client: Pick<Client, 'ip' | 'origin'>;
  language: Language;
}

/** product.md §2: what nobody proved goes after a week. */
const daysWaiting = 7;
/** §4 has no word of its own for it: it is sent as a form is, and its proof is one of that kind. */
const sourceKind = 'FormSubmission';
const waitingFollow = 'follow-waiting';

const screenOf = ({ kind, guid }: MailedTarget): string => `/follow-by-mail/${kind}/${guid}`;

export type FollowingByMailService = ReturnType<typeof createFollowingByMailService>;

/** Following without an account: an address is given, and what it asked for is followed once that is proven by mail. */
export function createFollowingByMailService(parts: FollowingByMailParts) {
  const { platform, clock, authSecret, proofs, following } = parts;

  /** Only what everyone sees: an address says nothing of who somebody is. */
  async function requireOpen(target: MailedTarget, language: Language): Promise<OpenTarget> {
    const found = (await following.named(anonymousViewer, [target], language)).get(targetKey(target));
    if (found === undefined) throw notFound();
    return found;
  }

  async function wait(trx: PlatformTransaction, id: string, row: WaitingFollowRow, asking: Asking): Promise<void> {
    await putWaiting(trx, id, row, clock.now());
    // Too soon or too often: it waits all the same, and the mail can be asked for later.
    await proofs.ask(trx, asking, { address: row.email, source: { kind: sourceKind, guid: id }, follows: row.title });
  }

  /** How an address is proven (features/contributions). */
  const kind: ContributionKindService = {
    async read(id) {
      const row = await findWaiting(platform.db, id);
      return row && { title: row.title, address: row.email, isProven: false, follows: row.title };
    },
    isMine: async (_, guid, key) => key !== undefined && isWaitingKey(authSecret, waitingFollow, { guid, key }),
    changeAddress: setWaitingAddress,
    async proven(trx, _, id, account) {
      const row = await findWaiting(trx, id);
      // Opened twice at the same moment, it counts once.
      if (row === undefined || !(await deleteWaiting(trx, id))) throw gone();
      await deleteWaitingOf(trx, row, account.email);
      await following.followWithin(trx, account.id, row, { bell: true, mail: row.mail });
    },
    async pathOf(id) {
      const row = await findWaiting(platform.db, id);
      return row === undefined ? '/' : `${screenOf(row)}?followed=yes`;
    },
  };

  return {
    kind,

    read: requireOpen,

    async challenge(target: MailedTarget): Promise<Challenge> {
      await requireOpen(target, defaultLanguage);
      return makeChallenge(authSecret, target.guid, clock.now());
    },

    /** Known or not, following already or not: what happens and what is answered is the same. */
    async ask(
      target: MailedTarget,
      { email, mail, website, challenge }: AskedFollow,
      asking: Asking,
    ): Promise<WaitingFollow> {
      const { title } = await requireOpen(target, asking.language);
      if (website !== '') throw conflict('form-refused');
      const now = clock.now();
      const { mark } = readChallenge(authSecret, target.guid, challenge, now);
      // Of this asking alone: who gives the same address by another sum is somebody else until it is proven.
      const guid = holderOf(mark, `waiting ${email.toLowerCase()}`);
      await platform.transaction(async (trx) => {
        // Who asks has no key of their own: one sum is good for one address.
        await requireUnused(trx, { mark, key: email.toLowerCase(), now });
        await wait(trx, guid, { ...target, email, mail, title }, asking);
      });
      return { guid, key: waitingKey(authSecret, waitingFollow, guid) };
    },

    /** Of a browser without script, which does no sum: the mail is what proves it, and mails have their pace. */
    async post(
      target: MailedTarget,
      { email, mail, website }: Pick<AskedFollow, 'email' | 'mail' | 'website'>,
      asking: Asking,
    ): Promise<{ guid: string }> {
      const { title } = await requireOpen(target, asking.language);
      if (website !== '') throw conflict('form-refused');
      const guid = randomUUID();
      await platform.transaction((trx) => wait(trx, guid, { ...target, email, mail, title }, asking));
      return { guid };
    },

    async forgetOld(): Promise<void> {
      await deleteWaitingBefore(platform.db, new Date(clock.now().getTime() - daysWaiting * 24 * 60 * 60 * 1000));
    },
  };
}
