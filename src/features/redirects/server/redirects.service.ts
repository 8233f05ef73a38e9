import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { RedirectFilter, RedirectList, RedirectListQuery, RedirectRow } from '../contract/redirect.ts';
import { redirectAudit } from '../contract/redirects.audit.ts';
import { presentRedirect } from './present-redirect.ts';
import { createRedirectCounting } from './redirect-counting.ts';
import { createRedirectImport } from './redirect-import.ts';
import { countRedirects, listRedirectRows } from './redirect-list.repository.ts';
import type { RedirectParts } from './redirect-parts.ts';
import { knownPages } from './redirect-world.ts';
import { createRedirectWriting } from './redirect-writing.ts';

export type RedirectsService = ReturnType<typeof createRedirectsService>;

const exportedAtOnce = 1000;

export function createRedirectsService(parts: RedirectParts) {
  const { platform, audit } = parts;
  const counting = createRedirectCounting(parts);

  async function rows(viewer: Viewer, query: RedirectListQuery): Promise<RedirectRow[]> {
    const [found, pages, { languages }] = await Promise.all([
      listRedirectRows(platform.db, query),
      knownPages(parts, viewer),
      platform.locale(),
    ]);
    return found.map((row) => presentRedirect(row, pages, languages));
  }

  return {
    ...counting,
    ...createRedirectWriting(parts),
    ...createRedirectImport(parts),

    async list(viewer: Viewer, query: RedirectListQuery): Promise<RedirectList> {
      requireAdmin(viewer);
      await counting.writeUses();
      const [redirects, totalNumberOfItems] = await Promise.all([
        rows(viewer, query),
        countRedirects(platform.db, query),
      ]);
      return { redirects, totalNumberOfItems };
    },

    /** For a spreadsheet, and to be imported again. The log tells who took it along. */
    async beginExport(by: Actor, filter: RedirectFilter): Promise<AsyncGenerator<RedirectRow[]>> {
      requireAdmin(by.viewer);
      await counting.writeUses();
      await platform.transaction(async (trx) => {
        const name = String(await countRedirects(trx, filter));
        await audit.record(trx, by, { action: redirectAudit.exported, subject: { kind: 'redirect', id: '', name } });
      });
      return (async function* () {
        for (let pageNumber = 1; ; pageNumber += 1) {
          const batch = await rows(by.viewer, {
            ...filter,
            sort_by: 'from_asc',
            pageNumber,
            itemCount: exportedAtOnce,
          });
          if (batch.length > 0) yield batch;
          if (batch.length < exportedAtOnce) return;
        }
      })();
    },
  };
}
