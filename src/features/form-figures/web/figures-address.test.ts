import { describe, expect, it } from 'vitest';
import { answersInput, crossingInput, dashboardPath, figuresInput } from './figures-address.ts';

const query = (search: string) => figuresInput('guid', '3', new URLSearchParams(search), 'nl').query;

describe('the address of a dashboard', () => {
  it.each([
    ['', { language: 'nl', beside: 'none', period: 'all' }],
    ['beside=2&period=week', { language: 'nl', beside: '2', period: 'week' }],
    ['beside=<script>&period=eon', { language: 'nl', beside: 'none', period: 'all' }],
    ['who=kade=a=b', { language: 'nl', beside: 'none', period: 'all', answerField: 'kade', answerValue: 'a=b' }],
    ['who=x', { language: 'nl', beside: 'none', period: 'all' }],
  ])('%s', (search, expected) => {
    expect(query(search)).toEqual(expected);
  });

  it('is the one of the specification', () => {
    expect(dashboardPath('g', '3', 'nl')).toBe('/admin/forms/g/3/dashboard');
    expect(dashboardPath('g', 'all', 'en')).toBe('/en/admin/forms/g/all/dashboard');
  });

  it('of answers names a theme or none', () => {
    const theme = (search: string) => answersInput('g', '1', 'open', new URLSearchParams(search), 'nl').query;
    expect(theme('theme=none&page=2')).toMatchObject({ theme: 'none', pageNumber: 2 });
    expect(theme('theme=x&page=-1')).toEqual({ language: 'nl', field: 'open', pageNumber: 1, itemCount: 25 });
  });
});

describe('two questions against each other', () => {
  const crossable = [
    { field: 'grade', label: '' },
    { field: 'better', label: '' },
  ];
  const asked = (search: string, answered: { field: string; value: string } | null = null) =>
    crossingInput({ guid: 'g', crossable, answered }, '1', new URLSearchParams(search), 'nl')?.query;

  it.each([
    ['', undefined],
    ['cross=grade', undefined],
    ['cross=grade.grade', undefined],
    ['cross=grade.nowhere', undefined],
    ['cross=grade.better', { language: 'nl', period: 'all', rows: 'grade', columns: 'better' }],
    ['cross=better.grade&period=week', { language: 'nl', period: 'week', rows: 'better', columns: 'grade' }],
  ])('%s', (search, query) => {
    expect(asked(search)).toEqual(query);
  });

  it('are not of a part of all', () => {
    expect(asked('cross=grade.better', { field: 'grade', value: '8' })).toBeUndefined();
  });
});
