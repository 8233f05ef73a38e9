import { everyBlock } from '#features/pages/contract/blocks-of-page.ts';
import type { Page } from '#features/pages/contract/page.ts';
import type { LoadedAnswers } from '#platform/web/api/load-cache.ts';

interface BlockLike {
  guid: string;
  buildingBlockName: string;
}

interface PageLike {
  page?: Page;
  /** Of an item. */
  contentBuildingBlockInstances?: BlockLike[];
  /** Of a page or an item that is being written. */
  document?: { buildingBlockInstances?: BlockLike[] };
}

/** The kinds of blocks on the pages and items among these answers, read or being written, each once; of all of them, or of those that `isNeeded`. */
export function blockNamesIn(answers: LoadedAnswers, isNeeded: (guid: string) => boolean = () => true): string[] {
  const blocks = Object.values(answers)
    .flatMap((answer) => {
      const { page, contentBuildingBlockInstances = [], document } = (answer ?? {}) as PageLike;
      const written = document?.buildingBlockInstances ?? [];
      return [...(page === undefined ? [] : everyBlock(page)), ...contentBuildingBlockInstances, ...written];
    })
    .filter(({ guid }) => isNeeded(guid));
  return [...new Set(blocks.map(({ buildingBlockName }) => buildingBlockName))];
}
