import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { SubjectKind } from '#features/content-findings/contract/content-finding-words.ts';
import type { LookedContent, NamedSubject } from '#features/content-findings/contract/looked-content.ts';
import type { NamedTargets } from '#features/following/server/following.service.ts';
import type { TellPeople } from '#features/notices/server/tell-people.service.ts';
import { yearLater } from '#features/pages/contract/overview/how-late.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import { badInput, notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import { upkeepAudit } from '../contract/upkeep.audit.ts';
import type { Upkeep, UpkeepChange, UpkeepSubject } from '../contract/upkeep.ts';
import { upkeepPath } from '../contract/upkeep-path.ts';
import { findDue, findDueAmong, findKept, findNames, findOwnersOf, keep } from './upkeep.repository.ts';

interface UpkeepParts {
  platform: Platform;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  pages: Pick<PagesService, 'ownedDue' | 'upkeepOf' | 'changePages' | 'planPageReview' | 'possibleOwner'>;
  contents: readonly LookedContent[];
  /** Of a page or an item. */
  mayEdit(viewer: Viewer, guid: string): Promise<boolean>;
  tellPeople: TellPeople;
}

/** By which the audit log knows them. */
const auditKinds: Record<SubjectKind, string> = { page: 'page', item: 'item', file: 'asset' };

export type UpkeepService = ReturnType<typeof createUpkeepService>;

/** Who looks after what readers have, the same for pages, items and files; pages keep their owner and their day themselves. */
export function createUpkeepService({ platform, clock, audit, pages, contents, mayEdit, tellPeople }: UpkeepParts) {
  const today = async (): Promise<string> => calendarDay(clock.now(), (await platform.locale()).timeZone);

  /** Files are of all who manage content; a page or an item can be of one who does not. */
  const mayWrite = async (viewer: Viewer, { kind, guid }: UpkeepSubject): Promise<boolean> =>
    viewer.isContentManager || (kind !== 'file' && (await mayEdit(viewer, guid)));

  /** What it is called and where it is written, for who may. */
  async function namedFor(viewer: Viewer, subject: UpkeepSubject, language: Language = defaultLanguage) {
    if (!(await mayWrite(viewer, subject))) throw notAllowed();
    const content = contents.find((one) => one.kind === subject.kind);
    const named = (await content?.named(viewer, [subject.guid], language))?.get(subject.guid);
    if (named === undefined) throw notFound();
    return named;
  }

  async function stored(viewer: Viewer, subject: UpkeepSubject): Promise<UpkeepChange> {
    const kept = await findKept(platform.db, subject);
    if (subject.kind !== 'page') return kept;
    const { owner, reviewOn } = await pages.upkeepOf(viewer, subject.guid);
    return { ...kept, ownerId: owner?.id ?? null, reviewOn };
  }

  async function present(
    { name, href }: Pick<NamedSubject, 'name' | 'href'>,
    { ownerId, deputyId, reviewOn }: UpkeepChange,
  ): Promise<Upkeep> {
    const names = await findNames(
      platform.db,
      [ownerId, deputyId].flatMap((id) => id ?? []),
    );
    const person = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
    const isDue = reviewOn !== null && reviewOn <= (await today());
    return { name, href, owner: person(ownerId), deputy: person(deputyId), reviewOn, isDue };
  }

  /** Somebody who may edit something at least; who has it already may stay, whatever became of them. */
  async function requirePossible(field: 'ownerId' | 'deputyId', id: string | null, before: string | null) {
    if (id === null || id === before || (await pages.possibleOwner(id)) !== undefined) return;
    throw badInput([{ path: `body.${field}`, code: 'unknown-owner', message: id }]);
  }

  const sameAs = (one: UpkeepChange, other: UpkeepChange): boolean =>
    one.ownerId === other.ownerId && one.deputyId === other.deputyId && one.reviewOn === other.reviewOn;

  async function write(
    actor: Actor,
    subject: UpkeepSubject,
    change: UpkeepChange,
    action: (typeof upkeepAudit)[keyof typeof upkeepAudit],
  ): Promise<UpkeepChange> {
    const { name } = await namedFor(actor.viewer, subject);
    const before = await stored(actor.viewer, subject);
    if (sameAs(before, change)) return before;
    await requirePossible('ownerId', change.ownerId, before.ownerId);
    await requirePossible('deputyId', change.deputyId, before.deputyId);
    const { kind, guid } = subject;
    if (kind === 'page') {
      if (before.ownerId !== change.ownerId)
        await pages.changePages(actor, { action: 'owner', pages: [{ guid, ownerId: change.ownerId }] });
      if (before.reviewOn !== change.reviewOn) await pages.planPageReview(actor, guid, change.reviewOn);
      if (before.deputyId === change.deputyId) return before;
    }
    await platform.transaction(async (trx) => {
      // A page says itself who looks after it, and writes that down itself.
      await keep(trx, subject, kind === 'page' ? { ...change, ownerId: null, reviewOn: null } : change);
      await audit.record(trx, actor, {
        action,
        subject: { kind: auditKinds[kind], id: guid, name },
        details: { day: change.reviewOn ?? '' },
      });
    });
    return before;
  }

  return {
    async read(viewer: Viewer, subject: UpkeepSubject, language: Language): Promise<Upkeep> {
      const named = await namedFor(viewer, subject, language);
      return present(named, await stored(viewer, subject));
    },

    async change(actor: Actor, subject: UpkeepSubject, change: UpkeepChange): Promise<Upkeep> {
      requireContentManager(actor.viewer);
      await write(actor, subject, change, upkeepAudit.changed);
      return present(await namedFor(actor.viewer, subject), change);
    },

    async stillRight(actor: Actor, subject: UpkeepSubject) {
      await namedFor(actor.viewer, subject);
      const reviewOn = yearLater(await today());
      const now = await stored(actor.viewer, subject);
      const { reviewOn: before } = await write(actor, subject, { ...now, reviewOn }, upkeepAudit.foundRight);
      return { reviewOn, before };
    },

    async plan(actor: Actor, subject: UpkeepSubject, reviewOn: string | null) {
      await namedFor(actor.viewer, subject);
      await write(actor, subject, { ...(await stored(actor.viewer, subject)), reviewOn }, upkeepAudit.changed);
      return { reviewOn };
    },

    /** For who is told that one of these is to be looked over: where that is said in one press. */
    async lookedAfter(viewer: Viewer, guids: readonly string[], language: Language): Promise<NamedTargets> {
      const found = new Map<string, { title: string; path: string }>();
      for (const { kind, named } of contents)
        for (const [guid, { name }] of await named(viewer, guids, language))
          if (await mayWrite(viewer, { kind, guid }))
            found.set(guid, { title: name, path: withLanguagePrefix(upkeepPath({ kind, guid }), language) });
      return found;
    },

    /** For the look over all content; of pages they know themselves. */
    dueAmong: async (kind: SubjectKind, guids: readonly string[], day: string): Promise<string[]> =>
      kind === 'page' ? [] : findDueAmong(platform.db, kind, guids, day),

    ownersOf: async (kind: SubjectKind, guids: readonly string[]): Promise<Map<string, string>> =>
      kind === 'page' ? new Map() : findOwnersOf(platform.db, kind, guids),

    /** Once for each day that was chosen: who says that it is still right chooses another. */
    async remind(): Promise<void> {
      const day = await today();
      const due = (await findDue(platform.db, day)).map(({ guid, ownerId, deputyId, reviewOn }) => ({
        guid,
        reviewOn,
        people: [ownerId, deputyId],
      }));
      for (const { id, ownerId, reviewOn } of await pages.ownedDue(day)) {
        const { deputyId } = await findKept(platform.db, { kind: 'page', guid: id });
        due.push({ guid: id, reviewOn, people: [ownerId, deputyId] });
      }
      for (const { guid, reviewOn, people } of due) {
        const told = people.flatMap((id) => id ?? []);
        await platform.transaction((trx) =>
          tellPeople(trx, told, {
            cause: `review-due ${guid} ${reviewOn}`,
            kind: 'reviewDue',
            about: { kind: 'document', guid },
          }),
        );
      }
    },
  };
}
