import { describe, expect, it } from 'vitest';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import { contentKinds } from './content-finding-words.ts';
import { canBeNeverRead, countsForScore, isStale, pagesInSight, scoreOf } from './content-rules.ts';

describe('isStale', () => {
  it.each([
    ['the day has come', '2026-11-18', '2026-11-01', true],
    ['the day was before', '2026-01-01', '2026-11-01', true],
    ['the day is to come', '2026-11-19', '2020-01-01', false],
    ['nobody chose a day, and it was written last year', null, '2025-11-18', false],
    ['nobody chose a day, and it is as it was for two years', null, '2024-11-18', true],
    ['nobody chose a day, and it is a day short of two years', null, '2024-11-19', false],
  ])('%s', (_, reviewOn, changedOn, expected) => {
    expect(isStale({ reviewOn, changedOn }, '2026-11-18')).toBe(expected);
  });
});

describe('canBeNeverRead', () => {
  it.each([
    ['long there and long counted', '2026-01-01', '2026-01-01', true],
    ['not there for long', '2026-11-01', '2026-01-01', false],
    ['not counted for long', '2026-01-01', '2026-11-01', false],
    ['never counted', '2026-01-01', null, false],
    ['to the day', '2026-08-20', '2026-08-20', true],
    ['a day short', '2026-08-21', '2026-08-20', false],
  ])('%s', (_, outSince, countedSince, expected) => {
    expect(canBeNeverRead(outSince, countedSince, '2026-11-18')).toBe(expected);
  });
});

const item = (pageGuid: string | null, changes: Partial<MenuItem> = {}): MenuItem => ({
  guid: 'item',
  urlSegment: 'a',
  name: 'A',
  description: '',
  pageGuid,
  pageIsPublished: true,
  pageName: null,
  externalUrl: null,
  relatedMenuItems: [],
  isVisible: true,
  path: '/a',
  children: [],
  ...changes,
});

describe('pagesInSight', () => {
  it('are those of shown items, also below a heading, and none below what is hidden', () => {
    const hidden = item('b', { isVisible: false, children: [item('c')] });
    expect(pagesInSight([item('a'), hidden, item(null, { children: [item('d')] })])).toEqual(['a', 'd']);
  });
});

describe('countsForScore', () => {
  it('leaves out what is not translated', () => {
    expect(contentKinds.filter((kind) => !countsForScore(kind))).toEqual(['untranslated']);
  });
});

describe('scoreOf', () => {
  it.each([
    [0, 0, null],
    [3, 3, 100],
    [1000, 999, 99],
    [3, 1, 33],
    [4, 0, 0],
  ])('of %i with %i in order is %s', (subjects, clean, score) => {
    expect(scoreOf({ subjects, clean })).toBe(score);
  });
});
