import type { MembersService } from '#features/profiles/server/members.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import type { ActivityPart, AddedHere } from '../contract/activity.ts';
import { cursorOf, newestFirst, placeInKind, readCursor } from '../contract/activity-cursor.ts';
import type { ActivityKindService } from './activity-kind.service.ts';

const perPart = 25;
/** Of one kind, in which those are looked for that the reader may see. */
const mostLookedAt = 200;

interface Asked {
  language: Language;
  cursor?: string | undefined;
  kind?: string | undefined;
}

interface ActivityParts {
  kinds: readonly ActivityKindService[];
  members: Pick<MembersService, 'named'>;
}

export type ActivityService = ReturnType<typeof createActivityService>;

/** Everything that somebody did here, from every feature in which something can be done. */
export function createActivityService({ kinds, members }: ActivityParts) {
  /** What has an address for this reader is what they may see: each kind names things by the reader's rights. */
  async function addedOf(kind: ActivityKindService, viewer: Viewer, userId: string, language: Language) {
    if (kind.isOpen === undefined) return [];
    const done = await kind.list(viewer, userId, { language, before: undefined, limit: mostLookedAt });
    const seen = done.flatMap(({ title, path, ...entry }) =>
      entry.state === 'public' && title !== null && path !== null ? [{ ...entry, title, path }] : [],
    );
    const open = await kind.isOpen(
      userId,
      seen.map(({ id }) => id),
    );
    return seen
      .filter(({ id }) => open.has(id))
      .map(({ state: _, removal: __, pictures: ___, ...entry }) => ({ kind: kind.kind, ...entry }));
  }

  return {
    /** Whoever is no member to this reader added nothing. */
    async addedBy(viewer: Viewer, userId: string, language: Language): Promise<AddedHere[]> {
      requireUserId(viewer);
      if (!(await members.named(viewer, [userId])).has(userId)) throw notFound();
      const found = await Promise.all(kinds.map((kind) => addedOf(kind, viewer, userId, language)));
      return found.flat().sort(newestFirst).slice(0, perPart);
    },

    async read(viewer: Viewer, { language, cursor, kind }: Asked): Promise<ActivityPart> {
      const userId = requireUserId(viewer);
      const from = cursor === undefined ? undefined : readCursor(cursor);
      const asked = kinds.filter((one) => kind === undefined || one.kind === kind);
      const found = await Promise.all(
        asked.map(async (one) => {
          const before = from && placeInKind(from, one.kind);
          const entries = await one.list(viewer, userId, { language, before, limit: perPart + 1 });
          return entries.map((entry) => ({ kind: one.kind, ...entry }));
        }),
      );
      // Each kind gave as many as one part holds, so the first of all of them are among these.
      const all = found.flat().sort(newestFirst);
      const entries = all.slice(0, perPart);
      const last = entries.at(-1);
      return {
        entries,
        next: last !== undefined && all.length > perPart ? cursorOf(last) : null,
        kinds: kinds.map((one) => one.kind),
      };
    },
  };
}
