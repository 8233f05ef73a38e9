import { beforeAll, expect, it } from 'vitest';
import { findBlocks } from '#blocks/kit/server/find-blocks.ts';
import { createRunChecks, type RunChecks } from '#features/pages/contract/checks/run-checks.ts';
import { PageDocument } from '#features/pages/contract/page.ts';
import { languageStates } from '#features/translation/contract/languages-of.ts';
import { defaultColors } from '#platform/contract/colors/color-scheme.ts';
import { productLanguages } from '#platform/contract/texts/language.ts';
import { demoDates } from './demo-dates.ts';
import { demoPages } from './demo-pages.ts';

const pages = demoPages(demoDates(new Date('2026-11-17T10:00:00Z')));
let blocks: Awaited<ReturnType<typeof findBlocks>>;
let run: RunChecks;
beforeAll(async () => {
  blocks = await findBlocks();
  run = createRunChecks({ colors: defaultColors, needsOneOf: (name) => blocks.get(name)?.needsOneOf });
});

it.each(pages.map(({ key, document }) => [key, document] as const))('the checks find nothing on %s', (_, written) => {
  const parsed = PageDocument.parse(written);
  const document = {
    ...parsed,
    buildingBlockInstances: parsed.buildingBlockInstances.map((block) => ({
      ...block,
      options: blocks.get(block.buildingBlockName)?.options.parse(block.options) ?? block.options,
    })),
  };
  const findings = run(document, { dead: {}, translations: languageStates(document, productLanguages) });
  expect(findings.map(({ kind, place, values }) => ({ kind, path: place.path.join('.'), ...values }))).toEqual([]);
});
