import { notAllowed, notFound, signInNeeded } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PastReader } from '#platform/server/past/past-moment.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { PastAddress } from '../contract/past-address.ts';
import type { PastTimeline } from '../contract/past-change.ts';
import type { AboutPast } from '../contract/past-view.ts';
import {
  type ChangeRow,
  findBeginning,
  listChanges,
  listChangesOfItem,
  listPublicationsOf,
} from './past-changes.repository.ts';

const changesAtOnce = 50;

interface TimeMachineParts {
  platform: Platform;
  clock: Clock;
}

/** A database counts finer than an address does: at the millisecond after, it is there. */
const justAfter = (at: Date): string => new Date(at.getTime() + 1).toISOString();

function nameOf({ name }: ChangeRow, language: Language): string {
  if (name === null || typeof name === 'string') return name ?? '';
  return pickLanguage(name as StoredText, language, defaultLanguage)?.value ?? '';
}

export type TimeMachineService = ReturnType<typeof createTimeMachineService>;

/** Today's side of the time machine: who may look back, how far, and what there is to see. */
export function createTimeMachineService({ platform, clock }: TimeMachineParts) {
  const began = (): Promise<Date> => findBeginning(platform.db);

  return {
    began,

    /** What whoever asks may see of then; an admin who views the site as someone else is that someone. */
    async readerOf(viewer: Viewer, { token }: Pick<PastAddress, 'token'>): Promise<PastReader> {
      if (token !== undefined) throw notFound();
      if (viewer.isAdmin && viewer.viewingAs === undefined) return 'admin';
      throw viewer.kind === 'anonymous' ? signInNeeded() : notAllowed();
    },

    async timeline(
      viewer: Viewer,
      { language, before = clock.now().toISOString() }: { language: Language; before?: string | undefined },
    ): Promise<PastTimeline> {
      requireAdmin(viewer);
      const since = await began();
      const asked = { before: new Date(before), limit: changesAtOnce + 1 };
      const rows = await listChanges(platform.db, since, asked);
      return {
        began: since.toISOString(),
        hasMore: rows.length > changesAtOnce,
        changes: rows.slice(0, changesAtOnce).map((row) => ({
          at: justAfter(row.at),
          kind: row.kind,
          name: nameOf(row, language),
          count: row.count,
          by: row.by,
        })),
      };
    },

    /** What the bar says of the page that is looked at; who published it is for admins. */
    async aboutPage(reader: PastReader, pageId: string, moment: Date): Promise<AboutPast> {
      const versions = await listPublicationsOf(platform.db, pageId);
      const shown = versions.findLast(({ publishedAt }) => publishedAt <= moment);
      return {
        version: shown && {
          number: shown.number,
          total: versions.length,
          publishedAt: shown.publishedAt.toISOString(),
          by: reader === 'admin' ? shown.by : null,
        },
        marks: versions.map(({ publishedAt }) => justAfter(publishedAt)),
      };
    },

    async aboutItem(itemId: string): Promise<AboutPast> {
      return { version: undefined, marks: (await listChangesOfItem(platform.db, itemId)).map(justAfter) };
    },
  };
}
