import { describe, expect, it } from 'vitest';
import { anonymousViewer, systemViewer, viewerOf } from './viewer.ts';
import { decideEditPage, decideSee, isWithinPeriod, nextPeriodChange, type Visibility } from './visibility.ts';

const account = { id: 'x', accountType: 'Standard' as const, emailVerified: true, isActive: true, roleIds: [] };
const people = {
  visitor: anonymousViewer,
  inactive: viewerOf({ ...account, isActive: false, roleIds: ['team'] }),
  member: viewerOf(account),
  'team member': viewerOf({ ...account, roleIds: ['other', 'team'] }),
  'content manager': viewerOf({ ...account, accountType: 'ContentManager' }),
  admin: viewerOf({ ...account, accountType: 'Admin' }),
  mett: viewerOf({ ...account, accountType: 'Mett' }),
  developer: viewerOf({ ...account, accountType: 'Developer' }),
  system: systemViewer('start'),
};
type Person = keyof typeof people;

describe('decideSee (product.md §2)', () => {
  it.each<[Visibility, Person, boolean, string]>([
    ['Public', 'visitor', true, 'public'],
    ['Public', 'inactive', true, 'public'],
    ['Verify', 'visitor', true, 'public'],
    ['Users', 'visitor', false, 'sign-in-needed'],
    ['Users', 'inactive', false, 'inactive'],
    ['Users', 'member', true, 'signed-in'],
    ['Users', 'developer', true, 'signed-in'],
    ['Users', 'system', true, 'admin'],
    ['Roles', 'visitor', false, 'sign-in-needed'],
    ['Roles', 'inactive', false, 'inactive'],
    ['Roles', 'member', false, 'role-needed'],
    ['Roles', 'team member', true, 'role'],
    ['Roles', 'content manager', false, 'role-needed'],
    ['Roles', 'admin', true, 'admin'],
    ['Roles', 'mett', true, 'admin'],
    ['Admin', 'visitor', false, 'admins-only'],
    ['Admin', 'team member', false, 'admins-only'],
    ['Admin', 'content manager', false, 'admins-only'],
    ['Admin', 'admin', true, 'admin'],
    ['Admin', 'system', true, 'admin'],
  ])('%s, %s: %s, because %s', (visibility, person, allowed, rule) => {
    expect(decideSee(people[person], { visibility, roleIds: ['team'] })).toEqual({ allowed, rule });
  });

  it('lets nobody but admins in where no role is named', () => {
    expect(decideSee(people['team member'], { visibility: 'Roles', roleIds: [] }).allowed).toBe(false);
  });
});

describe('decideEditPage (§6)', () => {
  it.each<[Visibility, Person, boolean, string]>([
    ['Admin', 'visitor', false, 'sign-in-needed'],
    ['Admin', 'inactive', false, 'inactive'],
    ['Admin', 'member', false, 'content-managers-only'],
    ['Admin', 'team member', false, 'content-managers-only'],
    ['Admin', 'content manager', true, 'content-manager'],
    ['Admin', 'admin', true, 'admin'],
    ['Roles', 'visitor', false, 'sign-in-needed'],
    ['Roles', 'inactive', false, 'inactive'],
    ['Roles', 'member', false, 'role-needed'],
    ['Roles', 'team member', true, 'edit-role'],
    ['Roles', 'developer', false, 'role-needed'],
    ['Users', 'team member', false, 'content-managers-only'],
    ['Public', 'team member', false, 'content-managers-only'],
  ])('%s, %s: %s, because %s', (editPermission, person, allowed, rule) => {
    expect(decideEditPage(people[person], { editPermission, editRoles: ['team'] })).toEqual({ allowed, rule });
  });
});

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T12:00:00Z`;

describe('isWithinPeriod', () => {
  it.each([
    ['no period', {}, true],
    ['begun', { from: day(10) }, true],
    ['begins now', { from: day(15) }, true],
    ['not begun', { from: day(16) }, false],
    ['not over', { until: day(16) }, true],
    ['ends now', { until: day(15) }, false],
    ['over', { until: day(14) }, false],
    ['in the middle', { from: day(10), until: day(20) }, true],
    ['not begun, with an end', { from: day(16), until: day(20) }, false],
  ])('%s', (_, period, expected) => {
    expect(isWithinPeriod(period, new Date(day(15)))).toBe(expected);
  });
});

describe('nextPeriodChange', () => {
  it.each([
    ['no period', [{}], undefined],
    ['all in the past', [{ from: day(1), until: day(14) }], undefined],
    ['it ends', [{ from: day(10), until: day(20) }], day(20)],
    ['it begins before it ends', [{ from: day(16), until: day(20) }], day(16)],
    ['the first of several', [{ until: day(20) }, { from: day(18) }, {}], day(18)],
    ['what changes now has changed', [{ from: day(15), until: day(15) }], undefined],
  ])('%s', (_, periods, expected) => {
    const change = nextPeriodChange(periods, new Date(day(15)));
    expect(change).toEqual(expected === undefined ? undefined : new Date(expected));
  });
});
