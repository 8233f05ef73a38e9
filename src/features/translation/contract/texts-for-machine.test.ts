import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import type { Translations } from '#platform/contract/texts/translation.ts';
import type { StoredLanguages } from './stored-texts.ts';
import { noteTexts, pairOf, type Reading } from './text-notes.ts';
import { textsForMachine } from './texts-for-machine.ts';

const harbour = text('Haven', 'Harbour');
const quay = text('Kade', 'Harbour');

/** What is known of the text: made from this source, by a person or by a machine that nobody read. */
function noted(made: StoredLanguages, reading: Reading, before?: Translations): Translations {
  const notes = noteTexts(before ?? { en: { status: 'published', isAutomatic: false, texts: {} } });
  notes.set('en', pairOf(made, 'en'), reading);
  return notes.result();
}

test.each<[string, StoredLanguages, Translations, 'written' | 'left' | 'neither']>([
  ['nobody wrote', text('Haven'), {}, 'written'],
  ['is empty', text('Haven', ' '), {}, 'written'],
  ['a machine wrote, from another source, and nobody read', quay, noted(harbour, 'unread'), 'written'],
  ['a machine wrote, from this source, and nobody read', harbour, noted(harbour, 'unread'), 'neither'],
  [
    'a machine wrote of one thing and someone of another',
    quay,
    noted(harbour, 'unread', noted(text('Port', 'Harbour'), 'read')),
    'neither',
  ],
  ['someone wrote or read', harbour, noted(harbour, 'read'), 'left'],
  ['someone wrote or read, and whose source changed', quay, noted(harbour, 'read'), 'left'],
  ['came from before anything was noted', quay, { en: { status: 'published', isAutomatic: false, texts: {} } }, 'left'],
  ['has no words', text('12'), {}, 'neither'],
  ['is markup', text('<p>Haven</p>'), {}, 'neither'],
])('a text that %s', (_, title, translations, expected) => {
  const { isMeant, count, left } = textsForMachine({ title, translations } as { translations: Translations }, 'en');
  const written = { written: [true, 1, 0], left: [false, 0, 1], neither: [false, 0, 0] };
  expect([isMeant(title), count, left]).toEqual(written[expected]);
});
