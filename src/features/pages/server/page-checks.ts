import { languageStates } from '#features/translation/contract/languages-of.ts';
import { AppError, notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import { type ColorScheme, defaultColors } from '#platform/contract/colors/color-scheme.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { DeadTargets } from '../contract/checks/checked-page.ts';
import { createRunChecks } from '../contract/checks/run-checks.ts';
import { asideKey, maySetAside, seenIn, withoutAside } from '../contract/checks/set-aside.ts';
import { stopsPublishing } from '../contract/checks/stops-publishing.ts';
import type { PageDocument } from '../contract/page.ts';
import type { KnownOfChecks } from '../contract/pages-writing.endpoints.ts';
import { deadTargets } from './dead-targets.ts';
import { forgetAside, keepAside, listAsides } from './findings-aside.repository.ts';
import type { PageEditing } from './page-editing.ts';
import type { PagesContext } from './pages-context.ts';

interface ChecksParts extends PagesContext {
  editing: PageEditing;
}

export type PageChecks = ReturnType<typeof createPageChecks>;

/** Product.md §1.5: the same rules as in the editor, asked again where it counts. */
export function createPageChecks({ platform, menus, blocks, settings, targets, editing }: ChecksParts) {
  const deadIn = async (document: PageDocument, along?: ReadonlySet<string>): Promise<DeadTargets> =>
    deadTargets(document, (await platform.locale()).languages, { platform, menus, targets }, along);

  async function found(document: PageDocument, colors: ColorScheme, dead: DeadTargets) {
    const run = createRunChecks({ colors, needsOneOf: blocks.needsOneOf });
    const translations = languageStates(document, (await platform.locale()).languages);
    return { findings: run(document, { translations, dead }), translations };
  }

  async function readChecks(viewer: Viewer, id: string): Promise<KnownOfChecks> {
    const { document } = await editing.readForEditing(viewer, id);
    return {
      settings: (await settings?.all())?.pageChecks ?? {},
      dead: await deadIn(document),
      asides: await listAsides(platform.db, id),
    };
  }

  return {
    /** For who may edit the page: what the browser cannot work out by itself. */
    readChecks,

    /** Who names something that is no longer found is told so: there is nothing to say about it. */
    async setFindingAside(actor: Actor, id: string, { key, isAside }: { key: string; isAside: boolean }) {
      const chosen = await settings?.all();
      const { document: seen } = await editing.readForEditing(actor.viewer, id);
      const dead = await deadIn(seen);
      await editing.change(actor, id, async ({ trx, page, signature }) => {
        const { findings } = await found(page.document, chosen?.colorScheme ?? defaultColors, dead);
        const finding = findings.find((one) => asideKey(one) === key);
        if (finding === undefined) throw notFound();
        const { isAdmin } = actor.viewer;
        if (!maySetAside(finding, chosen?.pageChecks ?? {}, isAdmin)) throw notAllowed();
        if (!isAside) return forgetAside(trx, id, key);
        const said = { key, seen: seenIn(finding, page.document), isByAdmin: isAdmin };
        return keepAside(trx, id, { ...said, ...signature });
      });
      return readChecks(actor.viewer, id);
    },

    /** Refuses a version in which something stands that the platform does not publish; `along` are published with it. */
    async requirePublishable(
      db: PlatformDb,
      { id, version, along }: { id: string; version: PageDocument; along?: ReadonlySet<string> | undefined },
    ): Promise<void> {
      const chosen = await settings?.all();
      if (chosen === undefined || !Object.values(chosen.pageChecks).includes('block')) return;
      const dead = chosen.pageChecks['dead-links'] === 'block' ? await deadIn(version, along) : {};
      const { findings, translations } = await found(version, chosen.colorScheme, dead);
      const asides = await listAsides(db, id);
      const left = withoutAside(findings, { asides, settings: chosen.pageChecks, document: version });
      const stopping = stopsPublishing(left.findings, chosen.pageChecks, translations);
      if (stopping.length === 0) return;
      throw new AppError('checks-stop', 409, {
        values: { count: stopping.length },
        fields: stopping.map(({ kind, place }) => ({
          path: [place.block ?? 'page', ...place.path, place.language].join('.'),
          code: kind,
          message: kind,
        })),
      });
    },
  };
}
