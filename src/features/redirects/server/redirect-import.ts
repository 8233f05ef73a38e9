import { randomUUID } from 'node:crypto';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { requireAdmin, requireUserId } from '#platform/server/require-viewer.ts';
import { type PlannedRedirect, planRedirects } from '../contract/plan-redirects.ts';
import { type CsvWish, readRedirectsCsv } from '../contract/read-redirects-csv.ts';
import type { ImportLine, ImportPreview, RedirectChange } from '../contract/redirect.ts';
import { mostImported } from '../contract/redirect-kinds.ts';
import { redirectAudit } from '../contract/redirects.audit.ts';
import { redirectsTag } from '../contract/redirects.tags.ts';
import { writtenTarget } from './present-redirect.ts';
import type { RedirectParts } from './redirect-parts.ts';
import { knownPages, redirectWorld } from './redirect-world.ts';
import { subjectOf } from './redirect-writing.ts';
import { endRedirects, findRedirectsAt, insertRedirects, lockRedirects } from './redirects.repository.ts';

type Accepted = Exclude<PlannedRedirect, { outcome: 'refused' }>;

const isToWrite = (planned: PlannedRedirect): planned is Accepted =>
  planned.outcome === 'new' || planned.outcome === 'changed';

function countsOf(planned: readonly PlannedRedirect[]): ImportPreview['counts'] {
  const counts = { new: 0, changed: 0, same: 0, refused: 0 };
  for (const { outcome } of planned) counts[outcome] += 1;
  return counts;
}

/** A file of redirects: what would come of it, and the same for good. */
export function createRedirectImport(parts: RedirectParts) {
  const { platform, audit, clock } = parts;

  async function plan(db: PlatformDb, viewer: Viewer, text: string) {
    const wishes = readRedirectsCsv(text);
    if (wishes.length === 0) throw new AppError('redirects-file-empty', 400);
    if (wishes.length > mostImported) {
      throw new AppError('redirects-too-many', 400, { values: { count: wishes.length, most: mostImported } });
    }
    const pages = await knownPages(parts, viewer);
    const planned = planRedirects(wishes, await redirectWorld(db, parts, pages, wishes));
    return { wishes, planned, pages };
  }

  return {
    async preview(viewer: Viewer, text: string): Promise<ImportPreview> {
      requireAdmin(viewer);
      const { wishes, planned, pages } = await plan(platform.db, viewer, text);
      const { languages } = await platform.locale();
      const lineOf = ({ line, from, to, status }: CsvWish, one: PlannedRedirect | undefined): ImportLine[] => {
        if (one === undefined) return [];
        const written = { line, from, to, status };
        if (one.outcome === 'refused') {
          return [{ ...written, outcome: 'refused', isShortened: false, problem: one.problem }];
        }
        const { language } = splitLanguagePrefix(one.from, languages);
        return [
          {
            line,
            from: one.from,
            to: writtenTarget(pages, one.target, language),
            status: String(one.status),
            outcome: one.outcome,
            isShortened: one.isShortened,
            problem: null,
          },
        ];
      };
      return { lines: wishes.flatMap((wish, at) => lineOf(wish, planned[at])), counts: countsOf(planned) };
    },

    /** All that is right, at once; it is undone at once too. */
    importFile(by: Actor, text: string): Promise<RedirectChange & { counts: ImportPreview['counts'] }> {
      requireAdmin(by.viewer);
      const madeBy = requireUserId(by.viewer);
      return platform.transaction(async (trx, touch) => {
        await lockRedirects(trx, platform.id);
        const { planned } = await plan(trx, by.viewer, text);
        const written = planned.filter(isToWrite);
        const [first] = written;
        const counts = countsOf(planned);
        if (first === undefined) throw new AppError('redirects-nothing-new', 409);
        const [change, at] = [randomUUID(), clock.now()];
        const there = await findRedirectsAt(
          trx,
          written.map(({ from }) => from),
        );
        await endRedirects(
          trx,
          there.map(({ id }) => id),
          { change, at },
        );
        await insertRedirects(trx, written, { change, madeBy, at });
        await audit.record(trx, by, {
          action: redirectAudit.imported,
          subject: subjectOf(change, first.from),
          details: { new: counts.new, changed: counts.changed, refused: counts.refused },
        });
        touch(redirectsTag);
        return { change, count: written.length, counts };
      });
    },
  };
}
