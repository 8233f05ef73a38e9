import { describe, expect, it } from 'vitest';
import type { NeededThing } from '../contract/needed.ts';
import { chosenThings, publicationOf } from './chosen-things.ts';

const thing = (guid: string, over: Partial<NeededThing> = {}): NeededThing => ({
  kind: 'page',
  guid,
  title: guid,
  path: null,
  state: 'draft',
  publishAt: null,
  reason: 'linked',
  by: null,
  uses: 0,
  sequence: 3,
  isNeeded: true,
  whyNot: null,
  ...over,
});
const by = (guid: string) => ({ by: { guid, title: guid } });
const guids = (things: readonly NeededThing[]) => things.map(({ guid }) => guid);

describe('what goes along', () => {
  const things = [
    thing('self', { reason: 'self' }),
    thing('linked'),
    thing('part of linked', { kind: 'shared-part', reason: 'shown', ...by('linked') }),
    thing('below', { isNeeded: false, reason: 'below' }),
    thing('not theirs', { whyNot: 'not-allowed' }),
    thing('part of that', { kind: 'shared-part', reason: 'shown', ...by('not theirs') }),
  ];
  it.each<[string, [string, boolean][], string[]]>([
    ['what is needed and can be published', [], ['self', 'linked', 'part of linked']],
    ['what someone adds', [['below', true]], ['self', 'linked', 'part of linked', 'below']],
    ['without what only something else needed', [['linked', false]], ['self']],
    [
      'also when that is chosen by itself',
      [
        ['linked', false],
        ['part of linked', true],
      ],
      ['self', 'part of linked'],
    ],
    ['never what cannot be', [['not theirs', true]], ['self', 'linked', 'part of linked']],
  ])('%s', (_, choices, expected) => {
    expect(guids(chosenThings(things, new Map(choices)))).toEqual(expected);
  });
});

it('is sent with what was seen of it, but for the page that is open', () => {
  expect(
    publicationOf([
      thing('self', { reason: 'self' }),
      thing('part', { kind: 'shared-part', sequence: 7 }),
      thing('item', { kind: 'item', sequence: null }),
      thing('menu', { kind: 'menu-item', sequence: null }),
    ]),
  ).toEqual({ pages: [{ guid: 'self' }, { guid: 'part', sequence: 7 }], menuItems: ['menu'], items: ['item'] });
});
