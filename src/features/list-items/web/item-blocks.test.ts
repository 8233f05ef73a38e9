import { expect, test } from 'vitest';
import { contentWithPictures, contentWithText, moveBlock, newBlock, picturesOf, textOf } from './item-blocks.ts';

const words = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});

test('a text is written in one language, and the others and the lead stay', () => {
  const block = {
    ...newBlock({ kind: 'text', buildingBlockName: 'Text', version: 1 }),
    content: { lead: 'x', text: { $lang: { nl: words('dag') } } },
  };
  const content = contentWithText(block, 'en', words('hello'));
  expect(content).toEqual({ lead: 'x', text: { $lang: { nl: words('dag'), en: words('hello') } } });
  expect(textOf({ ...block, content }, 'nl')).toEqual(words('dag'));
});

test('another picture takes the place of the old one with its dark twin; the caption stays', () => {
  const old = { imageGuid: 'a', darkImageGuid: 'b', width: 3, height: 2, caption: 'De haven' };
  const block = { ...newBlock({ kind: 'picture', buildingBlockName: 'Image', version: 1 }), content: old };
  expect(picturesOf(block)).toEqual([{ imageGuid: 'a', darkImageGuid: 'b', width: 3, height: 2 }]);
  expect(contentWithPictures(block, [{ imageGuid: 'c' }])).toEqual({ imageGuid: 'c', caption: 'De haven' });
  expect(contentWithPictures(block, [])).toEqual({ caption: 'De haven' });
  expect(picturesOf(newBlock({ kind: 'picture', buildingBlockName: 'Image', version: 1 }))).toEqual([]);
});

test.each<[number, number, string]>([
  [0, 1, 'bac'],
  [2, 1, 'acb'],
  [1, 1, 'abc'],
])('from %i to %i', (from, to, expected) => {
  expect(moveBlock([...'abc'], from, to).join('')).toBe(expected);
});
