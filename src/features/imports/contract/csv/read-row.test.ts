import { describe, expect, it } from 'vitest';
import { defaultLocale } from '#platform/contract/texts/language.ts';
import { type RowRules, readRow } from './read-row.ts';

const { languages, timeZone } = defaultLocale;

/** A row with these headings, each as what it holds. */
function read(row: Record<string, string>, more: Partial<RowRules> = {}) {
  const columns = Object.keys(row);
  const rules = { target: 'page' as const, columns, headings: columns.map((id) => id.toUpperCase()), longestTitle: 50 };
  const fieldValue = (_: string, texts: Readonly<Record<string, string>>) => (texts.nl === 'fout' ? undefined : texts);
  return readRow(Object.values(row), { ...rules, languages, timeZone, fieldValue, ...more });
}
const faultsOf = (...row: Parameters<typeof read>) =>
  read(...row).faults.map(({ code, column, detail }) => `${column ?? ''} ${code} ${detail}`.trim());

describe('a row', () => {
  it('has its words in its own language and in those that have a column', () => {
    const row = read({ title: 'Haven', 'title.en': 'Harbour', description: 'Aan zee', language: 'nl' });
    expect(row).toMatchObject({ title: 'Haven', titles: { en: 'Harbour' }, language: 'nl', faults: [] });
    expect(read({ title: 'Harbour', language: 'Engels' }).language).toBe('en');
  });

  it.each([
    [
      { title: 'A', address: '/over-ons/team' },
      { path: '/over-ons/team', slug: 'team', parentPath: '/over-ons' },
    ],
    [
      { title: 'A', address: 'team', parent: '/over-ons' },
      { path: '/over-ons/team', slug: 'team', parentPath: '/over-ons' },
    ],
    [
      { title: 'Ons Team', parent: '/over-ons' },
      { path: '/over-ons/ons-team', slug: '', parentPath: '/over-ons' },
    ],
    [{ title: 'Ons Team' }, { path: '/ons-team', slug: '', parentPath: '' }],
    [
      { title: 'A', address: 'https://oud.example/x' },
      { link: 'https://oud.example/x', path: '/x', parentPath: '' },
    ],
  ])('%j stands at %j', (row, place) => {
    expect(read(row)).toMatchObject(place);
  });

  it('is published unless a column says otherwise', () => {
    expect(read({ title: 'A' }).status).toBe('publish');
    expect(read({ title: 'A', status: '' }).status).toBe('draft');
    expect(read({ title: 'A', status: 'Gepubliceerd' }).status).toBe('publish');
  });

  it('has values of fields, in each language that was written', () => {
    const row = read(
      { title: 'A', 'field:subject': 'x', 'field:subject.en': 'y', 'field:leeg': '' },
      { target: 'item' },
    );
    expect(row.fields).toEqual({ subject: { nl: 'x', en: 'y' } });
    expect(row.path).toBeNull();
  });
});

describe('what is wrong with a row', () => {
  it.each<[Record<string, string>, string[]]>([
    [{ title: '' }, ['TITLE row-no-title']],
    [{ text: 'x' }, ['row-no-title']],
    [{ title: 'x'.repeat(51) }, ['TITLE row-too-long 51']],
    [{ title: 'A', date: '31-2-2026' }, ['DATE row-bad-date 31-2-2026']],
    [{ title: 'A', status: 'misschien' }, ['STATUS row-bad-status misschien']],
    [{ title: 'A', language: 'Klingon' }, ['LANGUAGE row-bad-language Klingon']],
    [{ title: 'A', address: 'javascript:alert(1)' }, ['ADDRESS row-bad-address javascript:alert(1)']],
    [{ title: 'A', parent: 'twee woorden' }, ['PARENT row-bad-address twee woorden']],
    [{ title: 'A', start: '2026-02-02', end: '2026-02-01' }, ['END row-bad-period 2026-02-01']],
    [{ title: 'A', 'field:subject': 'fout' }, ['FIELD:SUBJECT row-bad-value fout']],
    [{ title: '', date: 'x', status: 'y' }, ['TITLE row-no-title', 'STATUS row-bad-status y', 'DATE row-bad-date x']],
  ])('%j: %j', (row, faults) => {
    expect(faultsOf(row)).toEqual(faults);
  });

  it('is also a cell too many, which is a quote or a separator gone wrong', () => {
    expect(faultsOf({ title: 'A', text: 'b' }, { headings: ['Titel'] })).toEqual(['row-too-many-cells b']);
  });
});
