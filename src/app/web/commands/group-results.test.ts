import { describe, expect, it } from 'vitest';
import { readTyped } from '#features/commands/contract/typed-command.ts';
import { besides, type Candidates, groupResults } from './group-results.ts';
import type { Candidate } from './palette-result.ts';

const some = (label: string, more: Partial<Candidate> = {}): Candidate => ({
  id: label,
  label,
  does: { kind: 'path', path: '/' },
  ...more,
});

const candidates: Candidates = {
  recent: [some('Laatst')],
  pages: [some('Vloedhaven'), some('Havenkwartier', { note: '/wonen/havenkwartier' })],
  items: [some('Havendagen')],
  actions: [some('Nieuwe pagina'), some('Ga naar Leden', { otherWords: 'Mensen' })],
  people: [some('Hanneke Havenaar', { note: 'h@vloedhaven.example' })],
  settings: [some('Naam van het platform', { note: 'Gemeente Vloedhaven' }), some('Tijdzone')],
};

const found = (typed: string, all = candidates) =>
  groupResults(readTyped(typed), all).map(
    ({ name, results }) => `${name}: ${results.map(({ label }) => label).join(', ')}`,
  );

describe('what there is to choose', () => {
  it.each([
    [
      '',
      [
        'recent: Laatst',
        'pages: Vloedhaven, Havenkwartier',
        'items: Havendagen',
        'actions: Nieuwe pagina, Ga naar Leden',
        'people: Hanneke Havenaar',
        'settings: Naam van het platform, Tijdzone',
      ],
    ],
    [
      'haven',
      [
        'pages: Havenkwartier, Vloedhaven',
        'items: Havendagen',
        'people: Hanneke Havenaar',
        'settings: Naam van het platform',
      ],
    ],
    ['kwartier wonen', ['pages: Havenkwartier']],
    ['mensen', ['actions: Ga naar Leden']],
    ['> nieuwe', ['actions: Nieuwe pagina']],
    ['>', ['actions: Nieuwe pagina, Ga naar Leden']],
    ['@haven', ['people: Hanneke Havenaar']],
    ['laatst', []],
  ])('"%s"', (typed, expected) => expect(found(typed)).toEqual(expected));

  it('marks what was typed, in the name and below it', () => {
    const [group] = groupResults(readTyped('haven wonen'), candidates);
    expect(group?.results[0]).toMatchObject({ labelMarks: [[0, 5]], noteMarks: [[1, 6]] });
  });

  it('has no more of each than fits, and more of what was asked for alone', () => {
    const many = { actions: Array.from({ length: 40 }, (_, number) => some(`Doe ${number}`)) };
    const count = (typed: string) => groupResults(readTyped(typed), many)[0]?.results.length;
    expect([count('doe'), count('> doe')]).toEqual([6, 30]);
  });

  it('begins with what can be done with the first that was found, once', () => {
    const edit = some('Bewerk Havenkwartier');
    const [group] = groupResults(
      readTyped('haven'),
      { actions: [edit, some('Haven sluiten')] },
      {
        actions: besides(['haven'], [edit, some('Versies')]),
      },
    );
    expect(group?.results.map(({ label, labelMarks }) => [label, labelMarks.length])).toEqual([
      ['Bewerk Havenkwartier', 1],
      ['Versies', 0],
      ['Haven sluiten', 1],
    ]);
  });
});
