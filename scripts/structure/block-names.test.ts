import { expect, test } from 'vitest';
import { noBlockNames } from './block-names.ts';
import { withProject } from './testing/written-project.ts';

const problems = (code: string, file = 'src/features/a/web/a.ts') =>
  withProject(
    {
      'src/building-blocks/quote/definition.ts': "export default defineBlock({\n  name: 'Quote',\n});",
      [file]: code,
    },
    noBlockNames,
  );

test.each([
  ['is compared', "export const isQuote = (block) => block.buildingBlockName === 'Quote';"],
  ['is made by its name', "export const first = () => newBlock('Quote');"],
  ['is one of several', "export const isKnown = ({ buildingBlockName }) => ['Quote'].includes(buildingBlockName);"],
  ['is a case', "export function draw(block) { switch (block.buildingBlockName) { case 'Quote': return 1; } }"],
  ['is a type', "export const make = (buildingBlockName: 'Quote') => ({ buildingBlockName });"],
])('a block that %s elsewhere is seen', async (_, code) => {
  expect(await problems(code)).toEqual([
    "src/features/a/web/a.ts:1: names the block 'Quote'; let blocks say it of themselves",
  ]);
});

test.each([
  ['the same word for something else', "export const title = t('Quote'); // of no block", undefined],
  ['content of a test', "const block = buildBlock({ buildingBlockName: 'Quote' });", 'src/features/a/web/a.test.ts'],
])('%s is left alone', async (_, code, file) => {
  expect(await problems(code, file)).toEqual([]);
});
