import { randomUUID } from 'node:crypto';
import type { ContributionKindService } from '#features/contributions/server/contribution-kind.service.ts';
import type { ContributionProofsService } from '#features/registration/server/contribution-proofs.service.ts';
import { conflict, gone, notFound } from '#platform/contract/calls/errors.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import type { Challenge, SolvedChallenge } from '#platform/contract/robots/challenge.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { makeChallenge, readChallenge } from '#platform/server/robots/challenge.ts';
import { holderOf, requireUnused } from '#platform/server/robots/used-challenges.ts';
import { newslettersTag } from '../contract/newsletters.tags.ts';
import { findList } from './lists.repository.ts';
import { mayRead } from './newsletter-lists.service.ts';
import { isWaitingKey, readerOfKey, waitingKey } from './reader-keys.ts';
import {
  deleteWaiting,
  deleteWaitingBefore,
  deleteWaitingOf,
  findReader,
  findWaiting,
  forgetRefusal,
  putReader,
  putWaiting,
  setReading,
  setWaitingAddress,
} from './readers.repository.ts';

interface ReadersParts {
  platform: Platform;
  clock: Clock;
  authSecret: string;
  proofs: Pick<ContributionProofsService, 'ask'>;
}

/** product.md §2: what nobody proved goes after a week. */
const daysWaiting = 7;
/** §4 has no word of its own for it: it is sent as a form is, and its proof is one of that kind. */
const sourceKind = 'FormSubmission';

interface AskedByAddress {
  email: string;
  website: string;
  challenge: SolvedChallenge;
}

interface Asking {
  client: Pick<Client, 'ip' | 'origin'>;
  language: Language;
}

type WaitingReader = Parameters<typeof putWaiting>[1];

export type NewsletterReadersService = ReturnType<typeof createNewsletterReadersService>;

/** Readers without an account at hand: who gives an address, and who follows the link of a letter. */
export function createNewsletterReadersService({ platform, clock, authSecret, proofs }: ReadersParts) {
  /** Only lists for everyone; of the others a stranger does not learn that they are there. */
  async function requireOpen(guid: string) {
    const list = await findList(platform.db, guid);
    if (list === undefined || !mayRead(anonymousViewer, list)) throw notFound();
    return list;
  }

  async function requireReader(key: string) {
    const id = readerOfKey(authSecret, key);
    const reader = id === undefined ? undefined : await findReader(platform.db, id);
    if (reader === undefined) throw notFound('newsletter-link-unknown');
    return reader;
  }

  async function wait(trx: PlatformTransaction, waiting: WaitingReader, asking: Asking): Promise<string> {
    const id = await putWaiting(trx, waiting, clock.now());
    // Too soon or too often: it waits all the same, and the mail can be asked for later.
    await proofs.ask(trx, asking, { address: waiting.email, source: { kind: sourceKind, guid: id } });
    await platform.signal(trx, newslettersTag);
    return id;
  }

  /** How an address is proven (features/contributions). */
  const kind: ContributionKindService = {
    async read(guid) {
      const row = await findWaiting(platform.db, guid);
      return row && { title: row.listName, address: row.email, isProven: false };
    },
    isMine: async (_, guid, key) => key !== undefined && isWaitingKey(authSecret, guid, key),
    changeAddress: setWaitingAddress,
    async proven(trx, _, guid, account) {
      const row = await findWaiting(trx, guid);
      if (row === undefined || !(await deleteWaiting(trx, guid))) throw gone();
      await deleteWaitingOf(trx, row.listGuid, account.email);
      await putReader(trx, row.listGuid, account.id, clock.now());
      await forgetRefusal(trx, account.email);
      await platform.signal(trx, newslettersTag);
    },
    pathOf: async (guid) => {
      const row = await findWaiting(platform.db, guid);
      return row === undefined ? '/newsletter' : `/newsletter?welcome=${row.listGuid}`;
    },
  };

  return {
    kind,

    async challenge(guid: string): Promise<Challenge> {
      return makeChallenge(authSecret, (await requireOpen(guid)).guid, clock.now());
    },

    /** Known or not, reading already or not: what happens and what is answered is the same. */
    async ask(
      guid: string,
      { email, website, challenge }: AskedByAddress,
      client: Pick<Client, 'ip' | 'origin'>,
      language: Language,
    ): Promise<{ guid: string; key: string }> {
      const list = await requireOpen(guid);
      if (website !== '') throw conflict('form-refused');
      const { mark } = readChallenge(authSecret, list.guid, challenge, clock.now());
      const waiting = await platform.transaction(async (trx) => {
        // Who asks has no key of their own: one sum is good for one address.
        await requireUnused(trx, { mark, key: email.toLowerCase(), now: clock.now() });
        // Of this asking alone: who gives the same address by another sum is somebody else until it is proven.
        const own = holderOf(mark, `waiting ${email.toLowerCase()}`);
        return wait(trx, { guid: own, listGuid: list.guid, email }, { client, language });
      });
      return { guid: waiting, key: waitingKey(authSecret, waiting) };
    },

    /** Of a browser without script, which does no sum: the mail is what proves it, and mails have their pace. */
    async post(
      guid: string,
      { email, website }: Pick<AskedByAddress, 'email' | 'website'>,
      asking: Asking,
    ): Promise<{ guid: string }> {
      const list = await requireOpen(guid);
      if (website !== '') throw conflict('form-refused');
      const waiting = { guid: randomUUID(), listGuid: list.guid, email };
      return { guid: await platform.transaction((trx) => wait(trx, waiting, asking)) };
    },

    async reading(key: string): Promise<{ listName: string; reads: boolean }> {
      const { listName, leftAt } = await requireReader(key);
      return { listName, reads: leftAt === null };
    },

    /** Twice is once: a mail program and its owner may both press. */
    async changeReading(key: string, reads: boolean): Promise<{ listName: string; reads: boolean }> {
      const { id, listName } = await requireReader(key);
      await platform.transaction(async (trx) => {
        await setReading(trx, id, reads ? null : clock.now());
        await platform.signal(trx, newslettersTag);
      });
      return { listName, reads };
    },

    async forgetOld(): Promise<void> {
      await deleteWaitingBefore(platform.db, new Date(clock.now().getTime() - daysWaiting * 24 * 60 * 60 * 1000));
    },
  };
}
