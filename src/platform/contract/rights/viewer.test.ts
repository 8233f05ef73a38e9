import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import {
  type AccountType,
  accountTypes,
  anonymousViewer,
  audienceOf,
  systemViewer,
  type Viewer,
  viewerOf,
} from './viewer.ts';
import { type Audience, visibilities } from './visibility.ts';

const account = (overrides: Partial<Parameters<typeof viewerOf>[0]> = {}) => ({
  id: 'cato',
  accountType: 'Standard' as AccountType,
  emailVerified: true,
  isActive: true,
  roleIds: [],
  ...overrides,
});

describe('what an account type is (product.md §2)', () => {
  it.each([
    ['Standard', false, ['User'], {}],
    ['Standard', true, ['User', 'VerifiedUser'], {}],
    ['ContentManager', true, ['User', 'VerifiedUser', 'ContentManager'], { isContentManager: true }],
    ['Admin', true, ['User', 'VerifiedUser', 'ContentManager', 'Admin'], { isContentManager: true, isAdmin: true }],
    [
      'Mett',
      true,
      ['User', 'VerifiedUser', 'ContentManager', 'Admin', 'Mett'],
      { isContentManager: true, isAdmin: true, isMett: true },
    ],
    ['Developer', true, ['User', 'VerifiedUser', 'Developer'], { isDeveloper: true }],
  ] as const)('%s (address proven: %s) is %j', (accountType, emailVerified, roles, flags) => {
    expect(viewerOf(account({ accountType, emailVerified }))).toEqual({
      kind: 'user',
      id: 'cato',
      roles,
      roleIds: [],
      isActive: true,
      isAdmin: false,
      isContentManager: false,
      isMett: false,
      isDeveloper: false,
      ...flags,
    });
  });

  it.each(accountTypes)('an inactive %s keeps its name and no right', (accountType) => {
    const viewer = viewerOf(account({ accountType, isActive: false, roleIds: ['b'] }));
    expect(viewer).toEqual({ ...anonymousViewer, kind: 'user', id: 'cato', roles: ['User'] });
  });

  it.each(accountTypes)('a %s who declined the terms has no right, and is told why', (accountType) => {
    const viewer = viewerOf(account({ accountType, hasDeclinedTerms: true, roleIds: ['b'] }));
    const expected = { ...anonymousViewer, kind: 'user', id: 'cato', roles: ['User'], hasDeclinedTerms: true };
    expect(viewer).toStrictEqual(expected);
  });

  it('takes no answer to the terms for no refusal', () => {
    expect(viewerOf(account({ hasDeclinedTerms: false }))).toStrictEqual(viewerOf(account()));
  });

  it('keeps the groups in one order', () => {
    expect(viewerOf(account({ roleIds: ['b', 'c', 'a'] })).roleIds).toEqual(['a', 'b', 'c']);
  });

  it('system work may all that an admin may, under its own name', () => {
    expect(systemViewer('clean-up')).toStrictEqual({
      kind: 'system',
      id: 'clean-up',
      roles: [],
      roleIds: [],
      isActive: true,
      isAdmin: true,
      isContentManager: true,
      isMett: false,
      isDeveloper: false,
    });
  });
});

describe('audienceOf', () => {
  it.each([
    ['a visitor', anonymousViewer, 'anonymous'],
    ['someone inactive', viewerOf(account({ accountType: 'Admin', isActive: false })), 'inactive'],
    ['who declined the terms', viewerOf(account({ accountType: 'Admin', hasDeclinedTerms: true })), 'terms-declined'],
    [
      'who is switched off, whatever they said to the terms',
      viewerOf(account({ isActive: false, hasDeclinedTerms: true })),
      'inactive',
    ],
    ['a member', viewerOf(account({ emailVerified: false })), 'User'],
    ['a member of two groups, in any order', viewerOf(account({ roleIds: ['b', 'a'] })), 'User+VerifiedUser+a+b'],
    [
      'an admin who looks at the site as a visitor',
      { ...anonymousViewer, viewingAs: { by: 'ada', who: 'visitor', name: 'Bezoeker' } },
      'viewing as visitor Bezoeker: anonymous',
    ],
    [
      'an admin who looks at the site as a member',
      { ...viewerOf(account({ roleIds: ['a'] })), viewingAs: { by: 'ada', who: 'user:cato', name: 'Cato' } },
      'viewing as user:cato Cato: User+VerifiedUser+a',
    ],
  ])('%s', (_, viewer, audience) => {
    expect(audienceOf(viewer)).toBe(audience);
  });

  it('tells nothing of who someone is', () => {
    const one = viewerOf(account({ id: 'cato', roleIds: ['a'] }));
    const other = viewerOf(account({ id: 'bram', roleIds: ['a'] }));
    expect(audienceOf(one)).toBe(audienceOf(other));
  });

  it('never takes system work for a person', () => {
    const people = [anonymousViewer, ...accountTypes.map((accountType) => viewerOf(account({ accountType })))];
    expect(people.map(audienceOf)).not.toContain(audienceOf(systemViewer('clean-up')));
  });

  const roleIds = ['6a1f', '93c0', 'd2e7'];
  const someRoles = fc.subarray(roleIds).chain((ids) => fc.shuffledSubarray(ids, { minLength: ids.length }));
  const someone: fc.Arbitrary<Viewer> = fc.oneof(
    { weight: 1, arbitrary: fc.constant(anonymousViewer) },
    {
      weight: 6,
      arbitrary: fc
        .record({
          id: fc.string(),
          accountType: fc.constantFrom(...accountTypes),
          emailVerified: fc.boolean(),
          isActive: fc.boolean(),
          roleIds: someRoles,
        })
        .map(viewerOf),
    },
  );
  const something = fc.record({ visibility: fc.constantFrom(...visibilities), roleIds: someRoles });

  /** What the cache rests on: whoever shares a key may see exactly the same. */
  it('gives two viewers the same name only when they may see and edit the same', () => {
    const people = fc.sample(someone, { numRuns: 400, seed: 7 });
    const byAudience = Map.groupBy(people, audienceOf);
    expect([...byAudience.values()].filter((same) => same.length > 1).length).toBeGreaterThan(10);
    const decisionsOf = (viewer: Viewer, { visibility, roleIds: named }: Audience): string =>
      JSON.stringify([
        decide(viewer, 'see', { kind: 'content', visibility, roleIds: named }),
        decide(viewer, 'add', { kind: 'addition', addPermission: visibility, addRoles: named }),
        decide(viewer, 'edit', {
          kind: 'page',
          visibility,
          roleIds: named,
          editPermission: visibility,
          editRoles: named,
        }),
      ]);
    fc.assert(
      fc.property(something, (audience) =>
        [...byAudience.values()].every((same) => new Set(same.map((one) => decisionsOf(one, audience))).size === 1),
      ),
    );
  });
});
