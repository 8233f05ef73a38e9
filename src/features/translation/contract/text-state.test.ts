import { describe, expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import type { Translations } from '#platform/contract/texts/translation.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { noteText } from './note-text.ts';
import type { StoredLanguages } from './stored-texts.ts';
import { noteTexts, pairOf } from './text-notes.ts';
import { isToTranslate, textStanding } from './text-state.ts';

type Did = (notes: ReturnType<typeof noteTexts>) => void;

const harbour = text('Haven', 'Harbour');
const old = text('Oude haven', 'Harbour');
const wrote =
  (before: StoredLanguages | undefined, after: StoredLanguages): Did =>
  (notes) =>
    noteText(notes, before, after);
const draft: Did = (notes) => notes.set('en', pairOf(harbour, 'en'), 'unread');
const agreed =
  (to: StoredLanguages): Did =>
  (notes) =>
    notes.set('en', pairOf(to, 'en'), 'read');
const nothing: StoredLanguages = { $lang: {} };
const empty = richText([paragraph('Haven')], [paragraph('')]);

describe('a text in a language beside its source', () => {
  test.each<[string, StoredLanguages, Did[], ReturnType<typeof textStanding>]>([
    ['nobody wrote', text('Haven'), [], { state: 'missing' }],
    ['has no words', text('Haven', '  '), [], { state: 'missing' }],
    ['is rich, and has no words', empty, [], { state: 'missing' }],
    ['was written with this source', harbour, [wrote(text('Haven'), harbour)], { state: 'correct' }],
    ['came with its source', harbour, [wrote(undefined, harbour)], { state: 'correct' }],
    ['of which nothing is known', harbour, [], { state: 'outdated' }],
    [
      'was left when the source changed',
      old,
      [wrote(undefined, harbour), wrote(harbour, old)],
      { state: 'outdated', was: 'Haven' },
    ],
    [
      'has its source back',
      harbour,
      [wrote(undefined, harbour), wrote(harbour, old), wrote(old, harbour)],
      { state: 'correct' },
    ],
    [
      'was written anew after the source changed',
      text('Oude haven', 'Old harbour'),
      [wrote(undefined, harbour), wrote(harbour, old), wrote(old, text('Oude haven', 'Old harbour'))],
      { state: 'correct' },
    ],
    [
      'still holds, someone said',
      old,
      [wrote(undefined, harbour), wrote(harbour, old), agreed(old)],
      { state: 'correct' },
    ],
    ['a machine wrote', harbour, [draft], { state: 'unread' }],
    ['a machine wrote and someone read', harbour, [draft, agreed(harbour)], { state: 'correct' }],
    ['a machine wrote, from another source', old, [draft, wrote(harbour, old)], { state: 'unread', was: 'Haven' }],
    [
      'is that of two sources',
      text('Verder', 'More'),
      [wrote(undefined, text('Meer', 'More')), wrote(text('Verder'), text('Verder', 'More'))],
      { state: 'correct' },
    ],
    [
      'stands there twice, and came a second time after its source changed',
      old,
      [wrote(undefined, harbour), wrote(harbour, old), wrote(undefined, old)],
      { state: 'outdated', was: 'Haven' },
    ],
    [
      'was emptied and written again',
      harbour,
      [wrote(harbour, text('Haven')), wrote(nothing, harbour)],
      { state: 'correct' },
    ],
  ])('that %s', (_, stored, did, expected) => {
    let notes: Translations = {};
    for (const act of did) {
      const writing = noteTexts(notes);
      act(writing);
      notes = writing.result();
    }
    expect(textStanding(stored, 'en', notes)).toEqual(expected);
  });

  test.each<[string, StoredLanguages, boolean]>([
    ['words', text('Haven'), true],
    ['a number', text('12'), false],
    ['a number that someone translated', text('12', 'twelve'), true],
    ['nothing', nothing, false],
    ['words without a source', { $lang: { en: 'Harbour' } }, true],
  ])('is there to be translated: %s', (_, stored, expected) => {
    expect(isToTranslate(stored, 'en')).toBe(expected);
  });
});
