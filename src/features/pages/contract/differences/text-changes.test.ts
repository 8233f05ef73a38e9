import { describe, expect, test } from 'vitest';
import type { RichTextNode } from '#platform/contract/texts/rich-text.ts';
import { bullets, heading, link, paragraph, strong } from '#platform/contract/texts/write-rich-text.ts';
import { type ChangedLine, textChanges } from './text-changes.ts';

const marks = { same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]'] } as const;

/** What came between {+ and +}, what went between [- and -]. */
const written = (lines: ChangedLine[]): string[] =>
  lines.map(({ parts }) => parts.map(({ kind, text }) => marks[kind][0] + text + marks[kind][1]).join(''));

const rich = (...content: RichTextNode[]) => ({ type: 'doc' as const, content });

describe('words', () => {
  test.each<[string, string, string, string[]]>([
    [
      'one word',
      'Op het terrein komen 400 woningen.',
      'Op het terrein komen 420 woningen.',
      ['Op het terrein komen [-400-]{+420+} woningen.'],
    ],
    [
      'words that came',
      'woningen, een park',
      'woningen, waarvan 130 sociale huur, een park',
      ['woningen, {+waarvan 130 sociale huur, +}een park'],
    ],
    ['words that went', 'een groot park aan het water', 'een park aan het water', ['een [-groot -]park aan het water']],
    ['the sign at the end', 'Kom langs.', 'Kom langs!', ['Kom langs[-.-]{+!+}']],
    [
      'two words beside each other are one change',
      'de oude haven van de stad aan zee',
      'de nieuwe kade van de stad aan zee',
      ['de [-oude haven-]{+nieuwe kade+} van de stad aan zee'],
    ],
    ['another text altogether', 'Welkom', 'Tot ziens', ['[-Welkom-]', '{+Tot ziens+}']],
    ['nothing yet', '', 'Welkom', ['{+Welkom+}']],
    ['a line of a text of several', 'een\ntwee', 'een\ndrie', ['een', '[-twee-]', '{+drie+}']],
  ])('%s', (_, was, is, expected) => {
    expect(written(textChanges(was, is))).toEqual(expected);
  });

  test('the same text has no changes', () => {
    const lines = textChanges('Kom langs.', 'Kom langs.');
    expect(lines.map(({ kind }) => kind)).toEqual(['same']);
  });

  test('of two very long texts the middle is replaced as a whole, at once', () => {
    const long = (word: string) => `begin ${Array.from({ length: 5000 }, (_, place) => word + place).join(' ')} einde`;
    const kinds = textChanges(long('a'), long('b')).flatMap(({ parts }) => parts.map(({ kind }) => kind));
    expect(kinds).toContain('removed');
    expect(kinds).toContain('added');
  });
});

describe('rich texts', () => {
  test('are compared line by line', () => {
    const was = rich(heading(2, 'Werf'), paragraph('Het schip ligt klaar.'), bullets('touw', 'zeil'));
    const is = rich(heading(2, 'Werf'), paragraph('Het schip vaart uit.'), bullets('touw', 'anker', 'zeil'));
    expect(written(textChanges(was, is))).toEqual([
      'Werf',
      'Het schip [-ligt klaar-]{+vaart uit+}.',
      'touw',
      '{+anker+}',
      'zeil',
    ]);
  });

  test('tell of other formatting, and of a link that leads elsewhere', () => {
    expect(
      written(
        textChanges(rich(paragraph('Een dijk van steen')), rich(paragraph('Een ', strong('dijk'), ' van steen'))),
      ),
    ).toEqual(['Een [-dijk-]{+dijk+} van steen']);
    expect(
      written(
        textChanges(
          rich(paragraph('Lees er ', link('meer', '/a'), ' over')),
          rich(paragraph('Lees er ', link('meer', '/b'), ' over')),
        ),
      ),
    ).toEqual(['Lees er [-meer-]{+meer+} over']);
  });

  test('a paragraph that became a heading went and came', () => {
    expect(written(textChanges(rich(paragraph('Werf')), rich(heading(2, 'Werf'))))).toEqual(['[-Werf-]', '{+Werf+}']);
  });
});
