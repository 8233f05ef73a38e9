import { languageStates } from '#features/translation/contract/languages-of.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { DeadTargets } from '../contract/checks/checked-page.ts';
import { createRunChecks } from '../contract/checks/run-checks.ts';
import { type CheckSettings, stopsPublishing } from '../contract/checks/stops-publishing.ts';
import type { PageDocument } from '../contract/page.ts';
import { deadTargets } from './dead-targets.ts';
import type { PageEditing } from './page-editing.ts';
import type { PagesContext } from './pages-context.ts';

interface ChecksParts extends PagesContext {
  editing: PageEditing;
}

export type PageChecks = ReturnType<typeof createPageChecks>;

/** Product.md §1.5: the same rules as in the editor, asked again where it counts. */
export function createPageChecks({ platform, menus, blocks, settings, targets, editing }: ChecksParts) {
  const deadIn = async (document: PageDocument): Promise<DeadTargets> =>
    deadTargets(document, (await platform.locale()).languages, { platform, menus, targets });

  return {
    /** For who may edit the page: what the browser cannot work out by itself. */
    async readChecks(viewer: Viewer, id: string): Promise<{ settings: CheckSettings; dead: DeadTargets }> {
      const { document } = await editing.readForEditing(viewer, id);
      return { settings: (await settings?.all())?.pageChecks ?? {}, dead: await deadIn(document) };
    },

    /** Refuses a version in which something stands that the platform does not publish. */
    async requirePublishable(version: PageDocument): Promise<void> {
      const chosen = await settings?.all();
      if (chosen === undefined || !Object.values(chosen.pageChecks).includes('block')) return;
      const run = createRunChecks({ colors: chosen.colorScheme, needsOneOf: blocks.needsOneOf });
      const translations = languageStates(version, (await platform.locale()).languages);
      const dead = chosen.pageChecks['dead-links'] === 'block' ? await deadIn(version) : {};
      const stopping = stopsPublishing(run(version, { translations, dead }), chosen.pageChecks, translations);
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
