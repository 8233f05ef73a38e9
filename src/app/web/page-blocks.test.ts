import { expect, test } from 'vitest';
import { blockNamesIn } from './page-blocks.ts';

const block = (guid: string, buildingBlockName: string) => ({ guid, buildingBlockName });

test('the kinds of blocks of what is read and of what is written, each once', () => {
  const answers = {
    item: { contentBuildingBlockInstances: [block('a', 'Text'), block('b', 'Image')] },
    // A page that nobody reads yet: its first picture needs their views as well.
    workingCopy: { document: { title: {}, buildingBlockInstances: [block('c', 'Hero'), block('d', 'Text')] } },
    settings: [{ key: 'platformName', value: 'Vloedhaven' }],
    nothing: null,
  };
  expect(blockNamesIn(answers)).toEqual(['Text', 'Image', 'Hero']);
  expect(blockNamesIn(answers, (guid) => guid === 'c')).toEqual(['Hero']);
});
