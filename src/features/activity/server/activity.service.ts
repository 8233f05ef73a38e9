import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import type { ActivityPart } from '../contract/activity.ts';
import { cursorOf, newestFirst, placeInKind, readCursor } from '../contract/activity-cursor.ts';
import type { ActivityKindService } from './activity-kind.service.ts';

const perPart = 25;

interface Asked {
  language: Language;
  cursor?: string | undefined;
  kind?: string | undefined;
}

export type ActivityService = ReturnType<typeof createActivityService>;

/** Everything that somebody did here, from every feature in which something can be done. */
export function createActivityService({ kinds }: { kinds: readonly ActivityKindService[] }) {
  return {
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
