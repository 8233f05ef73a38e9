import { notAllowed, signInNeeded } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { PastReader } from '#platform/server/past/past-moment.ts';
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
import { createPastLinks, type PastLinksParts } from './past-links.ts';

const changesAtOnce = 50;

interface TimeMachineParts extends PastLinksParts {
  log: Pick<Logger, 'warn'>;
}

/** A database counts finer than an address does: at the millisecond after, it is there. */
const justAfter = (at: Date): string => new Date(at.getTime() + 1).toISOString();

function nameOf({ name }: ChangeRow, language: Language): string {
  if (name === null || typeof name === 'string') return name ?? '';
  return pickLanguage(name as StoredText, language, defaultLanguage)?.value ?? '';
}

export type TimeMachineService = ReturnType<typeof createTimeMachineService>;

/** Today's side of the time machine: who may look back, how far, and what there is to see. */
export function createTimeMachineService({ log, ...parts }: TimeMachineParts) {
  const { platform, clock } = parts;
  const links = createPastLinks(parts);
  const began = (): Promise<Date> => findBeginning(platform.db);

  return {
    began,

    links,

    /** What whoever asks may see of then; an admin who views the site as someone else is that someone. */
    async readerOf(viewer: Viewer, { token }: Pick<PastAddress, 'token'>): Promise<PastReader> {
      if (token !== undefined) {
        await links.require(token);
        return 'visitor';
      }
      if (viewer.isAdmin && viewer.viewingAs === undefined) return 'admin';
      throw viewer.kind === 'anonymous' ? signInNeeded() : notAllowed();
    },

    /** For the list of links alone: nobody is kept from reading because it could not be counted. */
    async noteLook({ token }: Pick<PastAddress, 'token'>): Promise<void> {
      if (token === undefined) return;
      const { id } = await links.require(token);
      await links.looked(id).catch((error: unknown) => log.warn({ err: error }, 'a look at the past was not counted'));
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
