import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { blocksInArea } from '../operations/block-order.ts';
import { applyAll } from '../operations/testing/apply-all.ts';
import { PageDocument } from '../page.ts';
import { pageItself, restoreOperations } from './restore-operations.ts';

const guid = (place: number): string => `7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d0${place}`;
/** Blocks by number and words, "0 Werf", in the main column. */
const page = (title: string, ...blocks: string[]): PageDocument =>
  PageDocument.parse({
    title: text(title),
    buildingBlockInstances: blocks.map((words, sortId) => ({
      guid: guid(Number(words[0])),
      buildingBlockName: 'Text',
      layoutPosition: 'main',
      sortId,
      heading: text(words.slice(2)),
      options: {},
    })),
  });
const read = (document: PageDocument): string[] =>
  blocksInArea(document, 'main').map((block) => `${block.guid.at(-1)} ${block.heading.$lang.nl}`);

const then = page('Haven', '0 Werf', '1 Planning', '2 Contact');
const now = page('Kade', '3 Nieuw', '2 Contact', '0 Kade');

test.each<[string, string[], string[]]>([
  ['the whole page', [], ['0 Werf', '1 Planning', '2 Contact']],
  ['the words of one block, where it is', [guid(0)], ['3 Nieuw', '2 Contact', '0 Werf']],
  ['a block that was moved, where it stood', [guid(2)], ['3 Nieuw', '0 Kade', '2 Contact']],
  [
    'a block that went, after the nearest of those before it',
    [guid(1)],
    ['3 Nieuw', '2 Contact', '0 Kade', '1 Planning'],
  ],
  ['a block that came goes', [guid(3)], ['2 Contact', '0 Kade']],
  ['nothing of the others', [pageItself], ['3 Nieuw', '2 Contact', '0 Kade']],
])('%s is put back', (_, chosen, expected) => {
  const operations = restoreOperations(now, then, chosen.length === 0 ? 'all' : new Set(chosen));
  const { document } = applyAll(now, operations);
  expect(read(document)).toEqual(expected);
  const isOfPage = chosen.length === 0 || chosen.includes(pageItself);
  expect(document.title.$lang.nl).toBe(isOfPage ? 'Haven' : 'Kade');
});

test('what is so already takes no operation', () => {
  expect(restoreOperations(now, structuredClone(now), 'all')).toEqual([]);
  expect(restoreOperations(now, structuredClone(now), new Set([guid(0), pageItself]))).toEqual([]);
});
