import type { LoadedAnswers } from '#platform/web/api/load-cache.ts';

interface PageLike {
  page?: { buildingBlockInstances?: { buildingBlockName: string }[] };
}

/** The kinds of blocks on the pages among these answers, each once. */
export function blockNamesIn(answers: LoadedAnswers): string[] {
  const blocks = Object.values(answers).flatMap(
    (answer) => (answer as PageLike | null)?.page?.buildingBlockInstances ?? [],
  );
  return [...new Set(blocks.map(({ buildingBlockName }) => buildingBlockName))];
}
