import { isLegalKind, legalPath } from '#features/legal/contract/legal-kind.ts';
import { itemPath } from '#features/list-items/contract/item-path.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { comparePath } from '#features/pages/contract/edit-path.ts';
import { notAllowed, signInNeeded } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { PastReader } from '#platform/server/past/past-moment.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { PastAddress } from '../contract/past-address.ts';
import type { PastTimeline } from '../contract/past-change.ts';
import type { AboutPast } from '../contract/past-view.ts';
import { changeName, justAfter } from './change-name.ts';
import { createPastComparison } from './comparing/past-comparison.ts';
import {
  type ChangeRow,
  findBeginning,
  listChanges,
  listChangesOfItem,
  listPublicationsOf,
} from './past-changes.repository.ts';
import { createPastExports, type PastExportsParts } from './past-exports.ts';
import { createPastLinks, type PastLinksParts } from './past-links.ts';

const changesAtOnce = 50;

interface TimeMachineParts extends PastLinksParts, PastExportsParts {
  log: Pick<Logger, 'warn'>;
  menus: Pick<MenusService, 'pathsOfPage'>;
}

interface TimelineQuery {
  language: Language;
  before?: string | undefined;
  after?: string | undefined;
}

function comparisonOf({ pageId, number, numberBefore }: ChangeRow): string | null {
  if (pageId === undefined || number === undefined || typeof numberBefore !== 'number') return null;
  return comparePath(pageId, { version: number, against: numberBefore });
}

export type TimeMachineService = ReturnType<typeof createTimeMachineService>;

/** Today's side of the time machine: who may look back, how far, and what there is to see. */
export function createTimeMachineService({ log, menus, ...parts }: TimeMachineParts) {
  const { platform, clock } = parts;
  const links = createPastLinks(parts);
  const began = (): Promise<Date> => findBeginning(platform.db);

  /** Where a visitor sees it: an address of now. What is a part of every page is on the first one, too. */
  async function placeOf({ kind, name, pageId, itemId }: ChangeRow, language: Language): Promise<string | null> {
    if (pageId !== undefined) {
      const paths = await menus.pathsOfPage(pageId);
      return paths[language] ?? paths[defaultLanguage] ?? null;
    }
    // Whatever page its list is on: it has one address, and this leads there.
    if (kind === 'item')
      return itemId === undefined || itemId === null ? null : itemPath('/', { id: itemId, title: '' });
    if (kind === 'legal') return typeof name === 'string' && isLegalKind(name) ? legalPath(name, language) : null;
    return kind === 'menu' || kind === 'setting' ? '/' : null;
  }

  return {
    began,

    links,
    exports: createPastExports(parts),
    comparison: createPastComparison(parts),

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
      { language, before = clock.now().toISOString(), after }: TimelineQuery,
    ): Promise<PastTimeline> {
      requireAdmin(viewer);
      const since = await began();
      const from = after === undefined ? undefined : new Date(after);
      const asked = { before: new Date(before), after: from, limit: changesAtOnce + 1 };
      const rows = await listChanges(platform.db, from !== undefined && from > since ? from : since, asked);
      return {
        began: since.toISOString(),
        hasMore: rows.length > changesAtOnce,
        changes: await Promise.all(
          rows.slice(0, changesAtOnce).map(async (row) => ({
            at: justAfter(row.at),
            kind: row.kind,
            name: changeName(row, language),
            count: row.count,
            by: row.by,
            place: await placeOf(row, language),
            compare: comparisonOf(row),
            ...(row.kind === 'setting' ? { was: row.was ?? null, is: row.is ?? null } : {}),
          })),
        ),
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
      return {
        version: undefined,
        marks: (await listChangesOfItem(platform.db, itemId)).map(justAfter),
      };
    },
  };
}
