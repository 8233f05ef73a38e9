import type { LoadedAnswers } from '#platform/web/api/load-cache.ts';

interface BlockLike {
  guid: string;
  buildingBlockName: string;
}

interface PageLike {
  page?: { buildingBlockInstances?: BlockLike[] };
}

/** The kinds of blocks on the pages among these answers, each once; of all of them, or of those that `isNeeded`. */
export function blockNamesIn(answers: LoadedAnswers, isNeeded: (guid: string) => boolean = () => true): string[] {
  const blocks = Object.values(answers)
    .flatMap((answer) => (answer as PageLike | null)?.page?.buildingBlockInstances ?? [])
    .filter(({ guid }) => isNeeded(guid));
  return [...new Set(blocks.map(({ buildingBlockName }) => buildingBlockName))];
}
