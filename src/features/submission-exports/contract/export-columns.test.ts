import { describe, expect, it } from 'vitest';
import { FormDocument } from '#features/forms/contract/form-document.ts';
import type { QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { exportAnswers, exportCell, exportColumns } from './export-columns.ts';

/** Kinds as they are known to an export, in little. */
const plain = { kind: { name: 'text', texts: (value: unknown) => ({ nl: String(value) }) }, defaults: {} };
const kinds: Record<string, unknown> = {
  text: plain,
  heading: { ...plain, isLayout: true },
  repeatGroup: { ...plain, holdsQuestions: true },
  address: {
    ...plain,
    columns: () => [
      { part: 'street', label: { nl: 'straat', en: 'street' } },
      { part: 'town', label: { nl: 'plaats' } },
    ],
    columnText: (value: Record<string, string>, part: string) => value[part] ?? '',
  },
};
const book = { named: (kind: string) => kinds[kind] as QuestionKind | undefined };
const asking = { book, language: 'nl', withoutPersonalData: false };

const question = (id: string, label: string, more: object = {}) => ({
  id,
  kind: 'text',
  label: text(label, label),
  ...more,
});
const form = (...fields: object[]) => FormDocument.parse({ title: text('Formulier'), fields });
const person = { personalData: 'ordinary' };

const first = form(question('name', 'Naam', person), question('gone', 'Vroeger gevraagd'));
const second = form(
  { id: 'intro', kind: 'heading', label: text('Kop') },
  question('name', 'Uw naam', person),
  question('wish', 'Wens'),
  { id: 'home', kind: 'address', label: text('Adres') },
  question('wish2', 'Wens'),
);

describe('the columns of an export', () => {
  const headings = (more: object = {}) =>
    exportColumns([second, first], { ...asking, ...more }).map(({ heading }) => heading);

  it('are the questions of all versions, in the words of the newest', () => {
    expect(headings()).toEqual([
      'Uw naam',
      'Wens (wish)',
      'Adres: straat',
      'Adres: plaats',
      'Wens (wish2)',
      'Vroeger gevraagd',
    ]);
  });

  it('are without what is about a person when that is asked', () => {
    expect(headings({ withoutPersonalData: true })).not.toContain('Uw naam');
  });

  it('speak another language where the form does', () => {
    expect(headings({ language: 'en' })).toContain('Adres: street');
  });
});

describe('a cell', () => {
  const cells = (document: FormDocument, answers: Record<string, unknown>, more: object = {}) => {
    const all = { ...asking, ...more };
    return exportColumns([second, first], all).map((column) => exportCell(column, document, answers, all));
  };

  it('is what was answered to that version, and empty where it was not asked', () => {
    expect(cells(first, { name: 'Noor', gone: 'ja' })).toEqual(['Noor', '', '', '', '', 'ja']);
    expect(cells(second, { wish: 7, home: { street: 'Kade', town: 'Vloedhaven' } })).toEqual([
      '',
      7,
      'Kade',
      'Vloedhaven',
      '',
      '',
    ]);
  });

  it('stays out when an older version called it personal and the newest does not', () => {
    const open = form(question('name', 'Naam'));
    const all = { ...asking, withoutPersonalData: true };
    const [column] = exportColumns([open, first], all);
    expect(column && exportCell(column, first, { name: 'Noor' }, all)).toBe('');
    expect(exportAnswers(first, { name: 'Noor', gone: 'ja' }, true)).toEqual({ gone: 'ja' });
  });

  it('holds a line for each time that a group was asked, without what is personal in it', () => {
    const grouped = form({
      id: 'kids',
      kind: 'repeatGroup',
      label: text('Kinderen'),
      fields: [question('kidname', 'Naam', person), question('kidage', 'Leeftijd')],
    });
    const answers = { kids: [{ kidname: 'Bo', kidage: '4' }, { kidage: '6' }] };
    const [column] = exportColumns([grouped], asking);
    expect(column && exportCell(column, grouped, answers, asking)).toBe('Naam: Bo, Leeftijd: 4\nLeeftijd: 6');
    const hidden = { ...asking, withoutPersonalData: true };
    expect(column && exportCell(column, grouped, answers, hidden)).toBe('Leeftijd: 4\nLeeftijd: 6');
    expect(exportAnswers(grouped, answers, true)).toEqual({ kids: [{ kidage: '4' }, { kidage: '6' }] });
  });
});
