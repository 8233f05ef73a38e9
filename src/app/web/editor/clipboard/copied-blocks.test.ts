import { expect, test } from 'vitest';
import { StoredBlock } from '#features/pages/contract/page.ts';
import { readCopied, writeCopied } from './copied-blocks.ts';

const block = StoredBlock.parse({
  guid: '00000000-0000-4000-8000-000000000001',
  buildingBlockName: 'Text',
  layoutPosition: 'main',
  sortId: 0,
  options: {},
});
const isKnown = (name: string) => name === 'Text';

test('what was copied is pasted', () => {
  const copied = { from: 'Over de gemeente', blocks: [block] };
  expect(readCopied(writeCopied(copied), isKnown)).toEqual(copied);
});

test.each([
  ['words', 'Kom naar de inloopavond'],
  ['something of another program', '{"blocks":[{"type":"paragraph"}]}'],
  ['a list', '[]'],
  ['blocks without options', JSON.stringify({ from: '', blocks: [{ ...block, options: 'x' }] })],
  ['kinds that are not here', JSON.stringify({ from: '', blocks: [{ ...block, buildingBlockName: 'Chess' }] })],
])('%s are no blocks', (_, text) => {
  expect(readCopied(text, isKnown)).toBeUndefined();
});
