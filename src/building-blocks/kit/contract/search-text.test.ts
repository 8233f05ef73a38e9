import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { emptyRichText, type StoredRichText } from '#platform/contract/texts/rich-text.ts';
import { readableText } from './search-text.ts';

const prose: StoredRichText = {
  $lang: {
    nl: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Kosten' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'Een kaart kost € 40.' }] },
      ],
    },
  },
};

test('words come in reading order, in the reader’s language where there is one, and empty parts are left out', () => {
  const parts = [text('Paspoort', 'Passport'), undefined, text(''), emptyRichText, prose];
  expect(readableText('nl', parts)).toEqual(['Paspoort', 'Kosten\nEen kaart kost € 40.']);
  expect(readableText('en', parts)).toEqual(['Passport', 'Kosten\nEen kaart kost € 40.']);
});
