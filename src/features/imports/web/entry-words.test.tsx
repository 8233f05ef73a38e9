import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ImportEntry } from '../contract/imports.ts';
import { remarkCodes } from '../contract/remark.ts';
import { EntryName, EntryRemarks } from './entry-words.tsx';
import { entriesInput } from './load-imports.ts';

const entry = (changes: Partial<ImportEntry> = {}): ImportEntry => ({
  ...{ sourceId: '1', kind: 'page', depth: 0, title: 'Zalen', status: 'publish', oldPath: '/zalen', state: 'Waiting' },
  ...{ isTaken: true, remarks: [], reason: null, madeId: null, path: null, isSent: false },
  ...changes,
});
const guid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e03';

test('what is not taken in yet leads nowhere', () => {
  render(<EntryName entry={entry()} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('/zalen')).toBeTruthy();
});

test.each<[Partial<ImportEntry>, string]>([
  [{ kind: 'page', path: '/zalen' }, '/zalen/edit'],
  [{ kind: 'page', path: '/' }, '/edit'],
  [{ kind: 'page', path: null }, `/edit/${guid}`],
  [{ kind: 'item', path: '/nieuws/i/abc/pad' }, '/nieuws/i/abc/pad'],
  [{ kind: 'file' }, `/a/${guid}`],
])('%j leads to %s', (changes, href) => {
  render(<EntryName entry={entry({ state: 'Made', madeId: guid, ...changes })} />);
  expect(screen.getByRole('link', { name: 'Zalen' }).getAttribute('href')).toBe(href);
});

test('without a title it has words all the same', () => {
  render(<EntryName entry={entry({ title: '' })} />);
  expect(screen.getByText('Zonder titel')).toBeTruthy();
});

test.each(remarkCodes)('%s has words', (code) => {
  render(<EntryRemarks entry={entry({ remarks: [{ code, detail: 'x' }] })} />);
  const [said] = screen.getAllByRole('listitem').map((item) => item.textContent ?? '');
  expect(said).toMatch(/^[A-Z].*: x$/);
});

test('why it failed is told first, also when nobody has words for it', () => {
  const remarks = [{ code: 'no-title', detail: '' } as const];
  render(<EntryRemarks entry={entry({ reason: 'file-not-there', remarks })} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Staat niet meer op de oude site',
    'Heeft geen titel',
  ]);
});

test('a row of a file tells its line, and of which column something is said', () => {
  const wrong = entry({ remarks: [{ code: 'row-bad-date', detail: '31-2', column: 'Datum' }] });
  render(<EntryName entry={wrong} line="12" />);
  expect(screen.getByText('Regel 12')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('Kolom Datum: Geen datum, zoals 17-11-2026: 31-2');
});

test.each([
  ['', { kind: 'page', only: 'all', pageNumber: 1 }],
  ['kind=file&only=failed&page=3', { kind: 'file', only: 'failed', pageNumber: 3 }],
  ['kind=x&only=y&page=-4', { kind: 'page', only: 'all', pageNumber: 1 }],
])('the address ?%s shows %j', (search, query) => {
  expect(entriesInput(guid, new URLSearchParams(search)).query).toEqual(query);
});
