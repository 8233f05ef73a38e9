import { describe, expect, it } from 'vitest';
import type { BarRow, DrawingOf } from '../form-figures.ts';
import {
  sayBars,
  sayColumns,
  sayDays,
  sayDevices,
  sayFunnel,
  sayMatrix,
  sayPlaces,
  sayRanking,
  sayWords,
} from './sentences.ts';

const days = (...numbers: number[]) =>
  numbers.map((number, index) => ({ from: `2026-11-0${index + 1}`, until: '', number, was: null }));

describe('over time', () => {
  it.each([
    ['a day that stands out', days(3, 4, 40, 5, 3), null, { key: 'peak', values: { day: '2026-11-03', number: 40 } }],
    ['more than before', days(5, 5, 5), 10, { key: 'more', values: { percent: 50 } }],
    ['fewer than before', days(5, 5, 5), 30, { key: 'fewer', values: { percent: 50 } }],
    ['about as many', days(5, 5, 5), 15, { key: 'same', values: {} }],
    ['nothing beside it', days(4, 6, 5), null, { key: 'usual', values: { number: 5 } }],
    ['nothing at all', [], null, { key: 'usual', values: { number: 0 } }],
  ])('%s', (_, points, was, sentence) => {
    const total = points.reduce((sum, { number }) => sum + number, 0);
    expect(sayDays(points, total, was)).toEqual(sentence);
  });
});

describe('a funnel', () => {
  const steps = (...numbers: number[]) =>
    numbers.map((number, index) => ({ id: `s${index}`, label: '', number, middleSeconds: null }));

  it.each([
    ['the biggest fall', steps(100, 90, 40), [], { key: 'fall', values: { before: 's1', number: 50 } }],
    [
      'and the field',
      steps(100, 50),
      [{ field: 'naam', label: 'Naam', number: 9 }],
      { key: 'fallAt', values: { before: 's0', number: 50, field: 'Naam' } },
    ],
    ['hardly anyone', steps(100, 97), [], { key: 'hardlyAny', values: {} }],
  ])('%s', (_, all, leftAt, sentence) => {
    expect(sayFunnel({ steps: all, leftAt })).toEqual(sentence);
  });

  it('tells what most people used', () => {
    const devices = [
      { device: 'phone', number: 71 },
      { device: 'computer', number: 29 },
    ] as const;
    expect(sayDevices([...devices])).toEqual({ key: 'most', values: { device: 'phone', percent: 71 } });
  });
});

describe('choices', () => {
  const row = (label: string, number: number, more: Partial<BarRow> = {}): BarRow => ({
    value: label,
    label,
    number,
    was: null,
    role: 'option',
    isNew: false,
    isFew: false,
    ...more,
  });

  it.each([
    ['the first', [row('a', 60), row('b', 40)], 'first'],
    ['two that are equal', [row('a', 50), row('b', 50)], 'tie'],
    ['a new one', [row('a', 60, { isNew: true }), row('b', 40)], 'newFirst'],
    ['words of their own say nothing', [row('', 90, { role: 'other' }), row('b', 40)], 'first'],
    ['nobody', [row('a', 0)], 'none'],
    ['too few', [row('a', 0, { isFew: true })], 'none'],
  ])('%s', (_, rows, key) => {
    expect(sayBars(rows, 100).key).toBe(key);
  });
});

describe('a spread', () => {
  const columns = (more: Partial<DrawingOf<'columns'>>): DrawingOf<'columns'> => ({
    chart: 'columns',
    unit: 'scale',
    columns: [
      { from: '1', until: '1', isOpen: false, number: 3, was: null, isFew: false },
      { from: '2', until: '2', isOpen: false, number: 9, was: null, isFew: false },
    ],
    middle: 6.1,
    wasMiddle: null,
    middleAt: 5.1,
    half: [4, 8],
    ...more,
  });

  it.each([
    [{}, 'mean'],
    [{ wasMiddle: 5.3 }, 'meanHigher'],
    [{ wasMiddle: 7 }, 'meanLower'],
    [{ wasMiddle: 6.12 }, 'meanSame'],
    [{ unit: 'number' }, 'half'],
    [{ unit: 'money', half: [5, 5] }, 'halfSame'],
    [{ unit: 'day', middle: null, half: null }, 'fullest'],
  ] as [Partial<DrawingOf<'columns'>>, string][])('%j says %s', (more, key) => {
    expect(sayColumns(columns(more)).key).toBe(key);
  });
});

describe('the others', () => {
  it('name their first', () => {
    const matrix = {
      chart: 'matrix',
      options: ['Oneens', 'Eens'],
      rows: [{ label: 'Autovrij', numbers: [30, 70], total: 100 }],
    } as const;
    expect(sayMatrix(matrix as unknown as DrawingOf<'matrix'>).values).toEqual({
      row: 'Autovrij',
      percent: 70,
      side: 'Eens',
    });
    expect(sayRanking({ chart: 'ranking', places: 2, rows: [] }).key).toBe('none');
    expect(
      sayPlaces({
        chart: 'places',
        rows: [{ postcode: '1234', number: 9, was: null }],
        elsewhere: 0,
        unknown: 0,
        plan: null,
      }).values,
    ).toEqual({ postcode: '1234', number: 9 });
    expect(sayWords({ chart: 'words', themes: [], loose: 6, words: [] }, 6)).toEqual({
      key: 'unread',
      values: { number: 6 },
    });
    expect(
      sayWords({ chart: 'words', themes: [{ guid: '', name: 'Geluid', number: 3 }], loose: 3, words: [] }, 6).values,
    ).toEqual({ theme: 'Geluid', percent: 50, loose: 3 });
  });
});
