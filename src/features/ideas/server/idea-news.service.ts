import { randomUUID } from 'node:crypto';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import { mailTexts } from '#features/mail/contract/mail-texts.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import { chosenLanguage } from '#features/profiles/contract/profile-properties.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, isProductLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import type { NewsToStop, OwnNews } from '../contract/idea.ts';
import enFiles from '../messages/en.files.json' with { type: 'json' };
import en from '../messages/en.mail.json' with { type: 'json' };
import nlFiles from '../messages/nl.files.json' with { type: 'json' };
import nl from '../messages/nl.mail.json' with { type: 'json' };
import type { IdeaEvent } from './idea-event.ts';
import { insertNews, lockNews, makerOf, type NewsRow, setTold } from './ideas.repository.ts';
import {
  addReceiver,
  chooseReceiving,
  countReceivers,
  findByToken,
  findReceivers,
  isReceiver,
  stopReceiving,
} from './news-receivers.repository.ts';

interface IdeaNewsParts {
  platform: Platform;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  mail: Pick<MailService, 'queue'>;
  accounts: Pick<AccountsService, 'addressee' | 'viewersOf'>;
  items: Pick<ListItemsService, 'namesOf' | 'seen'>;
  shippedFileTexts: Readonly<Record<string, unknown>>;
  /** Who sent the form that an item was made of. */
  senderOf(itemId: string): Promise<string | undefined>;
}

export const tellIdeaNewsJob = 'tell-idea-news';
const atOnce = 100;

export type IdeaNewsService = ReturnType<typeof createIdeaNewsService>;

/** Mails about what becomes of an idea, to who made it and who supports it. */
export function createIdeaNewsService(parts: IdeaNewsParts) {
  const { platform, clock, jobs, mail, accounts, items, shippedFileTexts, senderOf } = parts;

  /** Who sent it in comes before the clerk who put it on the site. */
  async function rememberMaker(trx: PlatformTransaction, itemId: string): Promise<void> {
    const userId = (await senderOf(itemId)) ?? (await makerOf(trx, itemId));
    if (userId !== undefined) await addReceiver(trx, { itemId, userId, why: 'maker' }, clock.now());
  }

  const words = (news: Record<string, string>, name: string, language: Language): string =>
    pickLanguage(JSON.parse(news[name] ?? '{"$lang":{}}') as StoredText, language, defaultLanguage)?.value ?? '';

  async function send(
    trx: PlatformTransaction,
    row: NewsRow,
    to: { userId: string; token: string; viewer: Viewer },
  ): Promise<void> {
    const person = await accounts.addressee(trx, to.userId);
    if (person === undefined) return;
    const language = chosenLanguage(person.properties);
    const { news, kind } = row;
    const shownId = kind === 'merged' ? (news.intoId ?? row.itemId) : row.itemId;
    // What they may not read any more is not told of by mail either.
    const named = (await items.namesOf(to.viewer, [shownId], language)).get(shownId);
    if (named?.path == null) return;
    const askedAt = news.origin;
    const stop = { path: `/idea-news/${to.token}`, askedAt };
    const common = { to: person.email, language, link: { path: named.path, askedAt }, unsubscribe: stop };
    if (kind === 'merged') {
      const values = { idea: words(news, 'title', language), other: named.title };
      await mail.queue(trx, {
        kind: 'idea-merged',
        ...common,
        values,
        texts: mailTexts({ nl, en }, (one) => one.ideaMail.merged),
      });
      return;
    }
    const { reason = '', signed = '' } = news;
    await mail.queue(trx, {
      kind: 'idea-status',
      ...common,
      values: { idea: named.title, status: words(news, 'label', language), reason, signed },
      texts: mailTexts({ nl, en }, ({ ideaMail: { status } }) => ({
        ...status,
        paragraphs: [...status.paragraphs, '{{reason}}', ...(signed === '' ? [] : ['{{signed}}'])],
      })),
    });
  }

  return {
    /** In the transaction of what happened; the mails themselves go by a job, some at a time. */
    async plan(trx: PlatformTransaction, event: IdeaEvent): Promise<void> {
      if (!event.isMailed) return;
      await rememberMaker(trx, event.itemId);
      const guid = randomUUID();
      const told: Record<string, string> =
        event.kind === 'status'
          ? { label: JSON.stringify(event.label), reason: event.reason, signed: event.signed }
          : { title: JSON.stringify(event.title), intoId: event.intoId };
      const news = { ...told, ...(event.origin !== undefined && { origin: event.origin }) };
      await insertNews(trx, { guid, itemId: event.itemId, kind: event.kind, news }, clock.now());
      await jobs.enqueue(platform, trx, { name: tellIdeaNewsJob }, { guid });
    },

    /** Each part is a transaction that also says how far it came: whoever goes on after a crash mails nobody twice. */
    async tell(guid: string): Promise<void> {
      for (;;) {
        const isDone = await platform.transaction(async (trx) => {
          const row = await lockNews(trx, guid);
          if (row === undefined) return true;
          const people = await findReceivers(trx, row.itemId, row.toldUntil, atOnce);
          const viewers = await accounts.viewersOf(people.map(({ userId }) => userId));
          for (const person of people) {
            const viewer = viewers.find(({ id }) => id === person.userId) ?? anonymousViewer;
            await send(trx, row, { ...person, viewer });
          }
          const last = people.at(-1);
          const isOver = last === undefined || people.length < atOnce;
          await setTold(trx, guid, {
            ...(last !== undefined && { told_until: last.userId }),
            ...(isOver && { done_at: clock.now() }),
          });
          return isOver;
        });
        if (isDone) return;
      }
    },

    /** Who proved an address was told that they would hear of it. */
    proven: (trx: PlatformTransaction, itemId: string, userId: string): Promise<void> =>
      addReceiver(trx, { itemId, userId, why: 'proven' }, clock.now()),

    /** How many a mail would go to, with who made it. */
    async receivers(itemId: string): Promise<number> {
      const maker = (await senderOf(itemId)) ?? (await makerOf(platform.db, itemId));
      const isAmong = maker === undefined || (await isReceiver(platform.db, itemId, maker));
      return (await countReceivers(platform.db, itemId)) + (isAmong ? 0 : 1);
    },

    async own(viewer: Viewer, itemId: string): Promise<OwnNews> {
      if ((await items.seen(viewer, itemId)) === undefined) throw notFound();
      return { isReceiving: await isReceiver(platform.db, itemId, requireUserId(viewer)) };
    },

    async choose(viewer: Viewer, itemId: string, { isReceiving }: OwnNews): Promise<OwnNews> {
      if ((await items.seen(viewer, itemId)) === undefined) throw notFound();
      const userId = requireUserId(viewer);
      await platform.transaction((trx) => chooseReceiving(trx, { itemId, userId, isReceiving }, clock.now()));
      return { isReceiving };
    },

    /** Whoever has the link may be anybody: of what not everyone reads it does not say the name. */
    async toStop(token: string, language: Language): Promise<NewsToStop> {
      const row = await findByToken(platform.db, token);
      if (row === undefined) throw notFound();
      const named = (await items.namesOf(anonymousViewer, [row.itemId], language)).get(row.itemId);
      return { title: named?.title ?? '', isStopped: row.stoppedAt !== null };
    },

    /** Answers what is said of it where there is no screen. */
    async stop(token: string, language: Language): Promise<string> {
      const isKnown = await platform.transaction((trx) => stopReceiving(trx, token, clock.now()));
      if (!isKnown) throw notFound();
      const own = isProductLanguage(language) ? { nl: nlFiles, en: enFiles }[language] : shippedFileTexts[language];
      return ((own ?? nlFiles) as typeof nlFiles).ideaFiles.stopped;
    },
  };
}
