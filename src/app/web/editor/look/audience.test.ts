import { expect, test } from 'vitest';
import { PageDocument } from '#features/pages/contract/page.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { type Audience, pageSeenAs, rolesOnPage } from './audience.ts';

const role = '11111111-0000-4000-8000-000000000001';
const other = '11111111-0000-4000-8000-000000000002';
const guid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const now = new Date('2026-11-17T10:00:00Z');

const frames = [
  { visibility: 'Public' },
  { visibility: 'Users' },
  { visibility: 'Roles', roleIds: [role] },
  { visibility: 'Admin' },
  { visibility: 'Public', period: { until: '2026-11-01T00:00:00Z' } },
];
const pageFor = (visibility: string) =>
  PageDocument.parse({
    title: text('Intranet'),
    visibility,
    buildingBlockInstances: frames.map((frame, place) => ({
      guid: guid(place + 1),
      buildingBlockName: 'Text',
      layoutPosition: 'main',
      sortId: place,
      options: {},
      ...frame,
    })),
  });

test.each<[Audience, number[]]>([
  [{ kind: 'visitor' }, [1]],
  [{ kind: 'member' }, [1, 2]],
  [{ kind: 'role', id: role, name: 'Projectgroep' }, [1, 2, 3]],
  [{ kind: 'role', id: other, name: 'Raad' }, [1, 2]],
  [{ kind: 'admin' }, [1, 2, 3, 4]],
])('%j sees of the blocks %j', (as, seen) => {
  const { hidden } = pageSeenAs(pageFor('Public'), as, now);
  expect([1, 2, 3, 4, 5].filter((number) => !hidden.has(guid(number)))).toEqual(seen);
});

test.each<[string, string, boolean]>([
  ['before it begins', '2026-11-30T23:59:59Z', false],
  ['while it is there', '2026-12-04T11:00:00Z', true],
  ['when it is over', '2026-12-06T00:00:00Z', false],
])('a block with a period, looked at %s', (_, on, isThere) => {
  const page = pageFor('Public');
  const [block] = page.buildingBlockInstances;
  const period = { from: '2026-12-01T00:00:00Z', until: '2026-12-06T00:00:00Z' };
  const { hidden } = pageSeenAs(
    { ...page, buildingBlockInstances: [{ ...block, period } as (typeof page.buildingBlockInstances)[number]] },
    { kind: 'visitor' },
    new Date(on),
  );
  expect(!hidden.has(guid(1))).toBe(isThere);
});

test.each<[string, Audience['kind'], boolean]>([
  ['Public', 'visitor', true],
  ['Users', 'visitor', false],
  ['Users', 'member', true],
  ['Admin', 'member', false],
  ['Admin', 'admin', true],
])('a page for %s is there for a %s: %s', (visibility, kind, isSeen) => {
  expect(pageSeenAs(pageFor(visibility), { kind } as Audience, now).isSeen).toBe(isSeen);
});

test('the roles that decide something here', () => {
  expect([...rolesOnPage(pageFor('Public'))]).toEqual([role]);
});
