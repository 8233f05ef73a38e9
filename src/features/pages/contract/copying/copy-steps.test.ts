import { expect, it } from 'vitest';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import { copySteps } from './copy-steps.ts';

const item = (guid: string, pageGuid: string | null, children: MenuItem[] = []): MenuItem => ({
  guid,
  pageGuid,
  children,
  urlSegment: guid,
  name: guid,
  description: '',
  pageIsPublished: true,
  pageName: null,
  externalUrl: null,
  relatedMenuItems: [],
  isVisible: true,
  path: null,
});
const menu = [item('i1', 'p1'), item('i2', 'p2', [item('i3', null, [item('i4', 'p4')]), item('i5', 'p5')])];

/** `page/item below parent at position`, with a star for the copy of a parent. */
const told = (asked: Parameters<typeof copySteps>[1]) =>
  copySteps(menu, asked).map(({ page, item: at, parent, position, isFirst }) =>
    [
      page ?? '-',
      at ?? '-',
      parent === null ? 'top' : parent.guid + (parent.isCopied ? '*' : ''),
      position ?? 'end',
      isFirst ? 'first' : 'along',
    ].join(' '),
  );

it.each([
  ['behind its original', { guids: ['p1'], withPagesBelow: false }, ['p1 i1 top 1 first']],
  ['without what hangs below it', { guids: ['p2'], withPagesBelow: false }, ['p2 i2 top 2 first']],
  [
    'with headings and all that hangs below it, each after what it hangs below',
    { guids: ['p2'], withPagesBelow: true },
    ['p2 i2 top 2 first', '- i3 i2* end along', 'p4 i4 i3* end along', 'p5 i5 i2* end along'],
  ],
  [
    'once where it comes along with another that was chosen',
    { guids: ['p5', 'p2', 'p2'], withPagesBelow: true },
    ['p2 i2 top 2 first', '- i3 i2* end along', 'p4 i4 i3* end along', 'p5 i5 i2* end along'],
  ],
  [
    'each by itself when what hangs below stays behind',
    { guids: ['p5', 'p2'], withPagesBelow: false },
    ['p5 i5 i2 2 first', 'p2 i2 top 2 first'],
  ],
  [
    'at a place that was chosen',
    { guids: ['p4'], withPagesBelow: false, place: { parentGuid: 'i1' } },
    ['p4 i4 i1 end first'],
  ],
  ['of a page without a place, without one', { guids: ['p9'], withPagesBelow: true }, ['p9 - top end first']],
])('copies %s', (_, asked, steps) => {
  expect(told(asked)).toEqual(steps);
});
