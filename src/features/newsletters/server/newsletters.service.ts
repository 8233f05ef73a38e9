import { randomUUID } from 'node:crypto';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import { conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireAdmin, requireUserId } from '#platform/server/require-viewer.ts';
import type { Letter, ShownItem } from '../contract/letter.ts';
import { type LetterScheme, renderLetter } from '../contract/letter-mail.ts';
import type { Newsletter, NewsletterReceiver, NewsletterSummary } from '../contract/newsletter.ts';
import { isUnderWay, isWritable, type ReceiverState } from '../contract/newsletter-states.ts';
import { newsletterAudit } from '../contract/newsletters.audit.ts';
import { newslettersTag } from '../contract/newsletters.tags.ts';
import { findFigures, noFigures } from './figures.repository.ts';
import type { LetterContents } from './letter-contents.service.ts';
import type { LetterFrames } from './letter-frame.service.ts';
import { countAudience, findList, findLists, type ListRow } from './lists.repository.ts';
import {
  beganBefore,
  deleteNewsletterRow,
  findNewsletter,
  findNewsletters,
  insertNewsletter,
  lockNewsletter,
  type NewsletterRow,
  updateLetter,
} from './newsletters.repository.ts';
import { findReceivers } from './receivers.repository.ts';

interface NewslettersParts {
  platform: Platform;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  mail: Pick<MailService, 'hasServer'>;
  contents: LetterContents;
  frames: LetterFrames;
}

const emptyLetter: Letter = { title: '', heading: '', introduction: '', subject: '', items: [] };
const nobody = { receivers: 0, refused: 0, left: 0 };
const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const newsletterSubject = ({ guid, letter }: Pick<NewsletterRow, 'guid' | 'letter'>) => ({
  kind: 'newsletter',
  id: guid,
  name: letter.title.trim() || letter.subject.trim() || guid.slice(0, 8),
});

export type NewslettersService = ReturnType<typeof createNewslettersService>;

/** Writing letters. Admins only: a letter speaks to everyone in the name of the whole organisation (docs/decisions/0136). */
export function createNewslettersService(parts: NewslettersParts) {
  const { platform, clock, audit, mail, contents, frames } = parts;

  async function require(db: PlatformDb, guid: string): Promise<NewsletterRow> {
    const row = await findNewsletter(db, guid);
    if (row === undefined) throw notFound();
    return row;
  }

  async function requireLocked(trx: PlatformTransaction, guid: string): Promise<NewsletterRow> {
    const row = await lockNewsletter(trx, guid);
    if (row === undefined) throw notFound();
    return row;
  }

  const listOf = async ({ listGuid }: Pick<NewsletterRow, 'listGuid'>): Promise<ListRow | undefined> =>
    listGuid === null ? undefined : findList(platform.db, listGuid);

  function sharedOf(row: NewsletterRow) {
    return {
      guid: row.guid,
      state: row.state,
      plannedFor: textOf(row.plannedFor),
      changedAt: row.changedAt.toISOString(),
      beganAt: textOf(row.beganAt),
      endedAt: textOf(row.endedAt),
    };
  }

  async function present(row: NewsletterRow): Promise<Newsletter> {
    const list = await listOf(row);
    const written = isWritable(row.state);
    const [figures, audience, items, hasServer] = await Promise.all([
      findFigures(platform.db, [row]),
      list === undefined || !written ? nobody : countAudience(platform.db, list.guid),
      written ? contents.shownItems(row.letter, list) : sentItems(row),
      mail.hasServer(),
    ]);
    return {
      ...sharedOf(row),
      letter: row.letter,
      listGuid: row.listGuid,
      sequence: row.sequence,
      items,
      figures: figures.get(row.guid) ?? noFigures,
      audience,
      testedAt: textOf(row.testedAt),
      testedTo: row.testedTo,
      lastError: row.lastError,
      hasServer,
    };
  }

  const sentItems = ({ sentLetter }: NewsletterRow): ShownItem[] =>
    (sentLetter?.items ?? []).map(({ look: _, dateText: __, ...item }) => item);

  return {
    requireLocked,
    listOf,

    async list(viewer: Viewer): Promise<NewsletterSummary[]> {
      requireAdmin(viewer);
      const [rows, lists] = await Promise.all([findNewsletters(platform.db), findLists(platform.db)]);
      const figures = await findFigures(platform.db, rows);
      return rows.map((row) => ({
        ...sharedOf(row),
        title: row.letter.title,
        subject: row.letter.subject,
        listName: lists.find(({ guid }) => guid === row.listGuid)?.name ?? null,
        figures: figures.get(row.guid) ?? noFigures,
      }));
    },

    async read(viewer: Viewer, guid: string): Promise<Newsletter> {
      requireAdmin(viewer);
      return present(await require(platform.db, guid));
    },

    async add({ viewer, client }: Actor, like: string | undefined): Promise<{ guid: string }> {
      requireAdmin(viewer);
      const madeBy = requireUserId(viewer);
      const model = like === undefined ? undefined : await require(platform.db, like);
      const lists = await findLists(platform.db);
      const guid = randomUUID();
      // What was told once is not told again: of an old letter its frame is taken over, not its items.
      const letter = model === undefined ? emptyLetter : { ...model.letter, items: [], subject: '' };
      const listGuid = model?.listGuid ?? (lists.length === 1 ? (lists[0]?.guid ?? null) : null);
      await platform.transaction(async (trx) => {
        await insertNewsletter(trx, { guid, listGuid, letter, madeBy }, clock.now());
        const subject = newsletterSubject({ guid, letter });
        await audit.record(trx, { viewer, client }, { action: newsletterAudit.made, subject });
        await platform.signal(trx, newslettersTag);
      });
      return { guid };
    },

    async save(
      viewer: Viewer,
      guid: string,
      { letter, listGuid, sequence }: { letter: Letter; listGuid: string | null; sequence: number },
    ): Promise<Newsletter> {
      requireAdmin(viewer);
      await platform.transaction(async (trx) => {
        const row = await requireLocked(trx, guid);
        if (!isWritable(row.state)) throw conflict('newsletter-under-way');
        if (row.sequence !== sequence) throw conflict('newsletter-changed');
        if (listGuid !== null && (await findList(trx, listGuid)) === undefined) throw notFound('newsletter-list-gone');
        await updateLetter(trx, guid, { letter, listGuid }, clock.now());
        await platform.signal(trx, newslettersTag);
      });
      return present(await require(platform.db, guid));
    },

    async remove({ viewer, client }: Actor, guid: string): Promise<void> {
      requireAdmin(viewer);
      await platform.transaction(async (trx) => {
        const row = await requireLocked(trx, guid);
        if (isUnderWay(row.state)) throw conflict('newsletter-under-way');
        await deleteNewsletterRow(trx, guid);
        const subject = newsletterSubject(row);
        await audit.record(trx, { viewer, client }, { action: newsletterAudit.deleted, subject });
        await platform.signal(trx, newslettersTag);
      });
    },

    async choices(viewer: Viewer, guid: string, search: string) {
      requireAdmin(viewer);
      const row = await require(platform.db, guid);
      const since = row.listGuid === null ? undefined : await beganBefore(platform.db, row.listGuid, guid);
      const items = await contents.choices(await listOf(row), search);
      return { items, since: since?.toISOString() ?? null };
    },

    /** The mail itself; what is left out of it now is left out here. */
    async preview(viewer: Viewer, guid: string, scheme: LetterScheme): Promise<string> {
      requireAdmin(viewer);
      const row = await require(platform.db, guid);
      const list = await listOf(row);
      const language = row.sentLanguage ?? contents.languageOf(list);
      const content = row.sentLetter ?? (await contents.content(row.letter, list));
      const frame = await frames.frameIn(language);
      const why = frames.wordsIn(language).testWhy;
      // Shown where it is looked at: pictures of another host name would not load here.
      const here = { ...frame, origin: '' };
      return renderLetter(content, here, { why, unsubscribeUrl: '#' }, scheme).html;
    },

    async receivers(
      viewer: Viewer,
      guid: string,
      question: { state: ReceiverState; pageNumber: number; itemCount: number },
    ): Promise<{ receivers: NewsletterReceiver[]; total: number }> {
      requireAdmin(viewer);
      await require(platform.db, guid);
      return findReceivers(platform.db, guid, question);
    },
  };
}
