import type { AuditAction } from '#platform/contract/calls/audit-action.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { addDays, startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import { reportAudit, viewingAsOfCall } from '#platform/server/effects.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireAdmin, requireUserId } from '#platform/server/require-viewer.ts';
import { auditAudit } from '../contract/audit.audit.ts';
import type { AuditFilter, AuditQuery } from '../contract/audit.endpoints.ts';
import type { AuditEntry, AuditPage } from '../contract/audit.ts';
import { type AuditSubject, saysWhom, subjectPath } from '../contract/audit-subject.ts';
import { actionWord } from '../contract/audit-words.ts';
import {
  deleteAuditBefore,
  findActorName,
  findThere,
  insertAuditEntries,
  insertAuditEntry,
  listAuditEntries,
} from './audit.repository.ts';
import { auditCsv } from './audit-csv.ts';
import { type AuditTexts, auditTranslation } from './audit-texts.ts';

export interface AuditNote {
  action: AuditAction;
  /** Whom or what it happened to; absent for what someone did to their own account. */
  subject?: AuditSubject;
  /** What changed, in plain values; never a secret. */
  details?: Record<string, unknown>;
}

const day = 24 * 60 * 60 * 1000;

export type AuditService = ReturnType<typeof createAuditService>;

/** Of a file that someone saves, at a time. */
const batchSize = 1000;

interface AuditParts {
  platform: Platform;
  clock: Clock;
  texts: AuditTexts;
}

export function createAuditService({ platform, clock, texts }: AuditParts) {
  const page = async (query: Partial<AuditQuery>, linksTo: 'admin' | 'nothing'): Promise<AuditPage> => {
    const itemCount = query.itemCount ?? 50;
    const { timeZone } = await platform.locale();
    const rows = await listAuditEntries(platform.db, {
      before: query.before,
      itemCount: itemCount + 1,
      area: query.area,
      actorId: query.actorId,
      subjectId: query.subjectId,
      search: query.search ?? '',
      from: query.from === undefined ? undefined : beginOf(query.from, timeZone),
      until: query.until === undefined ? undefined : endOf(query.until, timeZone),
    });
    const shown = rows.slice(0, itemCount);
    const there =
      linksTo === 'nothing'
        ? undefined
        : await findThere(
            platform.db,
            shown.map((row) => row.subject_id),
          );
    const entries = shown.map((row) => presentEntry(row, there));
    return { entries, nextBefore: rows.length > itemCount ? (entries.at(-1)?.id ?? null) : null };
  };

  /** Page after page, so that a log of any length takes the memory of one. */
  async function* batches(filter: AuditFilter): AsyncGenerator<readonly AuditEntry[]> {
    for (let before: number | null | undefined; before !== null; ) {
      const { entries, nextBefore } = await page({ ...filter, before, itemCount: batchSize }, 'nothing');
      yield entries;
      before = nextBefore;
    }
  }

  /** In the caller's transaction: what happened and what is written about it cannot differ. */
  async function record(trx: PlatformTransaction, { viewer, client }: Actor, note: AuditNote): Promise<void> {
    const actor = await actorOf(trx, viewer);
    const subject = await namedSubject(trx, note.subject ?? ownAccount(viewer));
    reportAudit(note.action, saysWhom(subject));
    await insertAuditEntry(trx, {
      at: clock.now(),
      ...actor,
      action: note.action,
      subject,
      details: note.details ?? {},
      ipAddress: client?.ip ?? '',
      userAgent: client?.userAgent ?? '',
    });
  }

  return {
    record,

    /** As it would stand in the log here. */
    actorName: (viewer: Viewer): Promise<string> => platform.transaction((trx) => nameOf(trx, viewer)),

    /** The same happened to each of these; written in one go. */
    async recordEach(
      trx: PlatformTransaction,
      { viewer, client }: Actor,
      { action, details = {} }: Omit<AuditNote, 'subject'>,
      subjects: readonly NonNullable<AuditNote['subject']>[],
    ): Promise<void> {
      if (subjects.length === 0) return;
      reportAudit(action, subjects.every(saysWhom));
      const shared = {
        at: clock.now(),
        ...(await actorOf(trx, viewer)),
        action,
        details,
        ipAddress: client?.ip ?? '',
        userAgent: client?.userAgent ?? '',
      };
      await insertAuditEntries(
        trx,
        subjects.map((subject) => ({ ...shared, subject })),
      );
    },

    list(viewer: Viewer, query: AuditQuery): Promise<AuditPage> {
      requireAdmin(viewer);
      return page(query, 'admin');
    },

    /** For a spreadsheet. The log tells who took it along, and with which filter. */
    async csv(by: Actor, filter: AuditFilter, language: Language): Promise<AsyncGenerator<string>> {
      requireAdmin(by.viewer);
      await platform.transaction((trx) =>
        record(trx, by, {
          action: auditAudit.exported,
          subject: { kind: 'audit', id: '', name: '' },
          details: { filter: Object.fromEntries(Object.entries(filter).filter(([, value]) => Boolean(value))) },
        }),
      );
      const { timeZone } = await platform.locale();
      return auditCsv(batches(filter), { texts, language, timeZone });
    },

    /** What someone did here themselves, for them to read. */
    ofUser(
      viewer: Viewer,
      query: { before?: number | undefined; itemCount?: number | undefined } = {},
    ): Promise<AuditPage> {
      const actorId = requireUserId(viewer);
      return page({ before: query.before, itemCount: query.itemCount ?? 50, actorId }, 'nothing');
    },

    /** How each thing that was done is said to who is no admin, and has not the words of the admin area. */
    actionWords: (language: Language) => actionWord(auditTranslation(texts, language)),

    async forgetOld(daysKept: number): Promise<void> {
      const moment = new Date(clock.now().getTime() - daysKept * day);
      await platform.transaction((trx) => deleteAuditBefore(trx, moment));
    },
  };
}

/** Who really did it: of an admin who views the site as someone else, that admin. */
async function actorOf(trx: PlatformTransaction, viewer: Viewer) {
  const viewingAs = viewer.viewingAs ?? viewingAsOfCall();
  const actor = viewingAs === undefined ? viewer : { kind: 'user' as const, id: viewingAs.by };
  return {
    actorId: actor.kind === 'user' ? (actor.id ?? null) : null,
    actorName: await nameOf(trx, actor),
    viewingAs: { who: viewingAs?.who ?? '', name: viewingAs?.name ?? '' },
  };
}

const ownAccount = ({ kind, id }: Viewer): AuditSubject =>
  kind === 'user' && id !== undefined ? { kind: 'user', id, name: '' } : { kind: '', id: '', name: '' };

/** The name as it is now, and stays in the log: of a person whom the caller knows by id alone it is looked up. */
const namedSubject = async (trx: PlatformTransaction, subject: AuditSubject): Promise<AuditSubject> =>
  subject.kind === 'user' && subject.name === ''
    ? { ...subject, name: (await findActorName(trx, subject.id)) ?? '' }
    : subject;

async function nameOf(trx: PlatformTransaction, viewer: Pick<Viewer, 'kind' | 'id'>): Promise<string> {
  if (viewer.kind === 'system') return viewer.id ?? 'system';
  return (viewer.id && (await findActorName(trx, viewer.id))) || '';
}

/** A day without an hour means all of that day, on the platform's clock. */
const endOf = (until: string, timeZone: TimeZone): Date =>
  until.includes('T') ? new Date(until) : startOfDay(addDays(until, 1), timeZone);

const beginOf = (from: string, timeZone: TimeZone): Date =>
  from.includes('T') ? new Date(from) : startOfDay(from, timeZone);

type Row = Awaited<ReturnType<typeof listAuditEntries>>[number];

/** `there`: which of the people and roles there still are; absent for who cannot go there. */
function presentEntry(row: Row, there: ReadonlySet<string> | undefined): AuditEntry {
  const subject = { kind: row.subject_kind, id: row.subject_id, name: row.subject_name };
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    actor: { id: row.actor_id, name: row.actor_name },
    viewingAs: row.viewing_as === '' ? null : { who: row.viewing_as, name: row.viewing_as_name },
    action: row.action,
    subject: { ...subject, path: there === undefined ? null : subjectPath(subject, there.has(subject.id)) },
    details: row.details as Record<string, unknown>,
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
  };
}
