import { describe, expect, it, test } from 'vitest';
import { bestMatches, matchWords } from './match-words.ts';
import { wordsOf } from './typed-command.ts';

/** The texts with what is marked between brackets; undefined when not all words stand in them. */
function marked(typed: string, ...texts: string[]): string[] | undefined {
  const match = matchWords(wordsOf(typed), texts);
  return match?.marks.map((marks, index) =>
    marks.reduceRight(
      (text, [from, to]) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`,
      texts[index] ?? '',
    ),
  );
}

test.each<[string, string[], string[] | undefined]>([
  ['haven', ['Havenkwartier'], ['[Haven]kwartier']],
  ['kwart haven', ['Het kwartier van de haven'], ['Het [kwart]ier van de [haven]']],
  ['haven', ['Gemeente Vloedhaven'], ['Gemeente Vloed[haven]']],
  ['ideeen', ['Ideeën uit de wijk'], ['[Ideeën] uit de wijk']],
  ['ën', ['Ideeën uit de wijk'], undefined],
  ['en', ['Wonen en leven'], ['Wonen [en] leven']],
  ['straße', ['Strasse'], ['[Strasse]']],
  ['stra', ['Straße'], ['[Straße]']],
  ['haven haven', ['De haven'], ['De [haven]']],
  ['ha haven', ['De haven'], ['De [haven]']],
  ['haven vloed', ['Haven', 'vloedhaven.example'], ['[Haven]', '[vloed]haven.example']],
  ['hanneke example', ['Hanneke Havenaar', 'h@vloedhaven.example'], ['[Hanneke] Havenaar', 'h@vloedhaven.[example]']],
  ['haven zwembad', ['Havenkwartier'], undefined],
  ['', ['Haven'], ['Haven']],
])('%s in %o', (typed, texts, expected) => expect(marked(typed, ...texts)).toEqual(expected));

describe('the best first', () => {
  const found = (typed: string, titles: string[]) =>
    bestMatches(wordsOf(typed), titles, (title) => [title]).map(({ thing }) => thing);

  it('whole words before beginnings before what stands inside a word', () => {
    expect(found('haven', ['Vloedhaven', 'De havenmeester', 'Zwembad', 'De haven', 'Haven'])).toEqual([
      'Haven',
      'De haven',
      'De havenmeester',
      'Vloedhaven',
    ]);
  });

  it('what begins with it before what has it further on, and short before long', () => {
    expect(found('hav', ['Over de haven', 'Havenkwartier', 'Haven'])).toEqual([
      'Haven',
      'Havenkwartier',
      'Over de haven',
    ]);
  });

  it('the name before what stands below it', () => {
    const things = [
      { name: 'Ligplaatsen', path: '/haven' },
      { name: 'Vloedhaven', path: '/over' },
    ];
    const best = bestMatches(['haven'], things, ({ name, path }) => [name, path]);
    expect(best.map(({ thing }) => thing.name)).toEqual(['Vloedhaven', 'Ligplaatsen']);
  });
});
