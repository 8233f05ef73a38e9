import { randomUUID } from 'node:crypto';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { NewMenuItem } from '#features/menus/contract/menu-source.ts';
import type { DoWork } from '#features/tasks/server/long-work.service.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import { type CopyStep, copySteps } from '../../contract/copying/copy-steps.ts';
import type { Renamed } from '../../contract/copying/renamed-in.ts';
import { titleOfCopy } from '../../contract/copying/words-of-copy.ts';
import type { PageBefore, PagesChange, PagesChanged } from '../../contract/overview/pages-change.ts';
import { copyPagesKind } from '../../contract/overview/pages-change-work.ts';
import type { PageDocument } from '../../contract/page.ts';
import { refusedPage, titleOfPage } from '../overview/refused-page.ts';
import type { PageEditing } from '../page-editing.ts';
import type { PageWriting } from '../page-writing.ts';
import type { PagesContext } from '../pages-context.ts';
import { copiedGuid } from './copied-guid.ts';
import { findBlocksOfPages, isKnownPage } from './copying.repository.ts';

/** A copying that is being done: all that it takes is known before it begins. */
interface CopyWork {
  seed: string;
  withItems: boolean;
  steps: CopyStep[];
}

interface CopyingParts extends PagesContext {
  editing: PageEditing;
  writing: Pick<PageWriting, 'makeCopy'>;
}

export type PagesCopying = ReturnType<typeof createPagesCopying>;

/** Up to so many are copied while who asked waits. */
const atOnce = 10;

const nothing: PagesChanged = { changed: [], refused: [] };

/** Pages, alone or with all that hangs below them, as drafts with guids and addresses of their own. */
export function createPagesCopying(parts: CopyingParts) {
  const { platform, menus, blocks, askWork, copyItems, editing, writing } = parts;

  const listsOf = (document: PageDocument): string[] =>
    document.buildingBlockInstances.flatMap((block) => {
      const options = blocks.listOptions(block);
      return options === undefined || options.isSpotlight ? [] : [block.guid];
    });

  /** What is copied along is named by its copy; everything else stays what it is. */
  async function renaming({ seed, withItems, steps }: CopyWork): Promise<Renamed> {
    const pages = steps.flatMap(({ page }) => page ?? []);
    const ofPages = await findBlocksOfPages(platform.db, pages);
    const items = withItems && copyItems !== undefined ? await copyItems.idsIn(ofPages) : [];
    const known = new Set([...pages, ...ofPages, ...items]);
    return (guid) => (known.has(guid) ? copiedGuid(seed, guid) : undefined);
  }

  async function giveItsPlace(actor: Actor, { seed }: CopyWork, step: CopyStep): Promise<void> {
    const idOf = (guid: string) => copiedGuid(seed, guid);
    const { page, item, hasPlace, parent, position, isFirst } = step;
    const parentGuid = parent === null ? null : parent.isCopied ? idOf(parent.guid) : parent.guid;
    const pageGuid = page === null ? null : idOf(page);
    if (item !== null) {
      await menus.addCopy(actor, { guid: idOf(item), from: item, parentGuid, position, pageGuid, isFirst });
    } else if (page !== null && hasPlace) {
      const name = titleOfCopy(await titleOfPage(platform.db, page));
      await menus.add(actor, topLevelMenu, NewMenuItem.parse({ parentGuid, position, name, pageGuid }));
    }
  }

  async function copyPage(actor: Actor, work: CopyWork, step: CopyStep, renamed: Renamed): Promise<PageBefore> {
    const { seed, withItems } = work;
    const guid = step.page ?? '';
    const copyGuid = copiedGuid(seed, guid);
    const { kind, document } = await editing.readForEditing(actor.viewer, guid);
    if (!(await isKnownPage(platform.db, copyGuid))) {
      await writing.makeCopy(actor, { kind, document, id: copyGuid, renamed, isFirst: step.isFirst });
    }
    if (withItems && copyItems !== undefined) {
      for (const from of listsOf(document)) await copyItems.copy(actor, { from, to: copiedGuid(seed, from) }, renamed);
    }
    await giveItsPlace(actor, work, step);
    return { guid, copyGuid, isBelow: !step.isFirst };
  }

  async function attempt(
    actor: Actor,
    work: CopyWork,
    { at, renamed, soFar }: { at: number; renamed: Renamed; soFar: PagesChanged },
  ): Promise<PagesChanged> {
    const step = work.steps[at];
    if (step === undefined) return soFar;
    try {
      if (step.page === null) {
        await giveItsPlace(actor, work, step);
        return soFar;
      }
      return { ...soFar, changed: [...soFar.changed, await copyPage(actor, work, step, renamed)] };
    } catch (error) {
      const refusal = await refusedPage(platform.db, step.page ?? step.item ?? '', error);
      return { ...soFar, refused: [...soFar.refused, refusal] };
    }
  }

  return {
    async copyPages(actor: Actor, change: Extract<PagesChange, { action: 'copy' }>): Promise<PagesChanged> {
      requireContentManager(actor.viewer);
      const steps = copySteps(await menus.wholeMenu(actor.viewer, defaultLanguage), change);
      const work: CopyWork = { seed: randomUUID(), withItems: change.withItems, steps };
      const total = steps.length;
      if (total > atOnce && askWork !== undefined) {
        const asked = await platform.transaction((trx) =>
          askWork(trx, actor, { kind: copyPagesKind, input: work, total }),
        );
        return { ...nothing, workId: asked.id };
      }
      const renamed = await renaming(work);
      let soFar = nothing;
      for (let at = 0; at < total; at += 1) soFar = await attempt(actor, work, { at, renamed, soFar });
      return soFar;
    },

    /** The job's part of it; after a crash it goes on with the page that it was at. */
    copyManyPages: (async (actor, work, { done, soFar: before, progress }) => {
      requireContentManager(actor.viewer);
      const renamed = await renaming(work);
      let soFar = before ?? nothing;
      for (let at = done; at < work.steps.length; at += 1) {
        soFar = await attempt(actor, work, { at, renamed, soFar });
        await progress(at + 1, soFar);
      }
      return soFar;
    }) satisfies DoWork<CopyWork, PagesChanged>,
  };
}
