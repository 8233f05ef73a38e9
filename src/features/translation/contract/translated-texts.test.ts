import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { link, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { sourceTexts, withTranslatedTexts } from './translated-texts.ts';

const document = {
  title: text('Zwembad', 'Old pool'),
  count: 3,
  blocks: [
    {
      options: {
        body: richText([paragraph('Lees ', link('meer', '/meer'), ' hier.')], []),
        markup: text('<p>blijft</p>'),
        number: text('12'),
        empty: text(''),
      },
    },
  ],
};

test('every piece of prose is found, without the spaces around it', () => {
  expect(sourceTexts(document)).toEqual(['Zwembad', 'Lees', 'meer', 'hier.']);
});

test('each translation comes in the place of its source, and the rest stays', () => {
  const translated = withTranslatedTexts(document, 'en', ['Pool', 'Read', 'more', 'here.']);
  expect(translated.title).toEqual(text('Zwembad', 'Pool'));
  const [block] = translated.blocks;
  expect(block?.options.body.$lang.en).toEqual(
    richText([paragraph('Read ', link('more', '/meer'), ' here.')], []).$lang.nl,
  );
  expect(block?.options.body.$lang.nl).toEqual(document.blocks[0]?.options.body.$lang.nl);
  expect([block?.options.markup, block?.options.number, translated.count]).toEqual([
    text('<p>blijft</p>'),
    text('12'),
    3,
  ]);
  expect(sourceTexts(translated)).toEqual(sourceTexts(document));
});
