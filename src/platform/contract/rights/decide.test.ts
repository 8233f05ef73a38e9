import { describe, expect, it } from 'vitest';
import type { Access } from '../calls/endpoint.ts';
import { type AccessRule, decide } from './decide.ts';
import { anonymousViewer, systemViewer, viewerOf } from './viewer.ts';
import type { Visibility } from './visibility.ts';

const account = { id: 'x', accountType: 'Standard' as const, emailVerified: true, isActive: true, roleIds: [] };
const people = {
  visitor: anonymousViewer,
  inactive: viewerOf({ ...account, isActive: false, roleIds: ['team'] }),
  decliner: viewerOf({ ...account, accountType: 'Admin', hasDeclinedTerms: true, roleIds: ['team'] }),
  unproven: viewerOf({ ...account, emailVerified: false }),
  member: viewerOf(account),
  'team member': viewerOf({ ...account, roleIds: ['other', 'team'] }),
  'content manager': viewerOf({ ...account, accountType: 'ContentManager' }),
  admin: viewerOf({ ...account, accountType: 'Admin' }),
  mett: viewerOf({ ...account, accountType: 'Mett' }),
  developer: viewerOf({ ...account, accountType: 'Developer' }),
  system: systemViewer('start'),
};
type Person = keyof typeof people;

describe('seeing (product.md §2)', () => {
  it.each<[Visibility, Person, boolean, AccessRule]>([
    ['Public', 'visitor', true, 'public'],
    ['Public', 'inactive', true, 'public'],
    ['Verify', 'visitor', true, 'public'],
    ['Users', 'visitor', false, 'sign-in-needed'],
    ['Users', 'inactive', false, 'inactive'],
    ['Public', 'decliner', true, 'public'],
    ['Users', 'decliner', false, 'terms-declined'],
    ['Roles', 'decliner', false, 'terms-declined'],
    ['Admin', 'decliner', false, 'admins-only'],
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
    const subject = { visibility, roleIds: ['team'] };
    expect(decide(people[person], 'see', { kind: 'content', ...subject })).toEqual({ allowed, rule });
    const page = { kind: 'page', ...subject, editPermission: 'Admin', editRoles: [] } as const;
    expect(decide(people[person], 'see', page)).toEqual({ allowed, rule });
    expect(decide(people[person], 'see', { ...page, isPublished: false }).rule).toBe('not-published');
  });

  it('lets nobody but admins in where no role is named', () => {
    expect(decide(people['team member'], 'see', { kind: 'content', visibility: 'Roles', roleIds: [] }).allowed).toBe(
      false,
    );
  });
});

describe('editing a page (§6)', () => {
  it.each<[Visibility, Person, boolean, AccessRule]>([
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
    const page = { kind: 'page', visibility: 'Public', roleIds: [], editPermission, editRoles: ['team'] } as const;
    expect(decide(people[person], 'edit', page)).toEqual({ allowed, rule });
  });
});

describe('adding (product.md §2)', () => {
  it.each<[Visibility, Person, boolean, AccessRule]>([
    ['Admin', 'member', false, 'admins-only'],
    ['Admin', 'admin', true, 'admin'],
    ['Roles', 'visitor', false, 'sign-in-needed'],
    ['Roles', 'member', false, 'role-needed'],
    ['Roles', 'team member', true, 'role'],
    ['Users', 'visitor', false, 'sign-in-needed'],
    ['Users', 'inactive', false, 'inactive'],
    ['Users', 'member', true, 'signed-in'],
    ['Public', 'visitor', true, 'public'],
    ['Verify', 'visitor', true, 'verify-later'],
    ['Verify', 'unproven', true, 'verify-later'],
    ['Verify', 'inactive', true, 'verify-later'],
    ['Verify', 'member', true, 'verified'],
  ])('%s, %s: %s, because %s', (addPermission, person, allowed, rule) => {
    const subject = { kind: 'addition', addPermission, addRoles: ['team'] } as const;
    expect(decide(people[person], 'add', subject)).toEqual({ allowed, rule });
  });
});

describe('dealing with what a form brings in', () => {
  it.each<[Person, boolean, AccessRule]>([
    ['visitor', false, 'sign-in-needed'],
    ['inactive', false, 'inactive'],
    ['decliner', false, 'terms-declined'],
    ['member', false, 'role-needed'],
    ['content manager', false, 'role-needed'],
    ['developer', false, 'role-needed'],
    ['team member', true, 'handler-role'],
    ['admin', true, 'admin'],
    ['system', true, 'admin'],
  ])('%s: %s, because %s', (person, allowed, rule) => {
    expect(decide(people[person], 'handle', { kind: 'submissions', handlerRoles: ['team'] })).toEqual({
      allowed,
      rule,
    });
  });

  it('is for admins alone where no role is named', () => {
    const subject = { kind: 'submissions', handlerRoles: [] } as const;
    expect(decide(people['team member'], 'handle', subject).allowed).toBe(false);
  });
});

describe('moderating what people say', () => {
  it.each<[Person, boolean, AccessRule]>([
    ['visitor', false, 'sign-in-needed'],
    ['inactive', false, 'inactive'],
    ['decliner', false, 'terms-declined'],
    ['member', false, 'role-needed'],
    ['developer', false, 'role-needed'],
    ['team member', true, 'moderator-role'],
    ['content manager', true, 'content-manager'],
    ['admin', true, 'admin'],
  ])('%s: %s, because %s', (person, allowed, rule) => {
    expect(decide(people[person], 'moderate', { kind: 'moderation', moderatorRoles: ['team'] })).toEqual({
      allowed,
      rule,
    });
  });
});

describe('a block with a period', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const earlier = '2026-11-14T12:00:00Z';
  const later = '2026-11-16T12:00:00Z';
  it.each<[string, object, Person, boolean, AccessRule]>([
    ['none', {}, 'visitor', true, 'public'],
    ['that runs', { from: earlier, until: later }, 'visitor', true, 'public'],
    ['to come', { from: later }, 'visitor', false, 'not-yet'],
    ['to come, for admins too', { from: later }, 'admin', false, 'not-yet'],
    ['that is over', { until: earlier }, 'visitor', false, 'over'],
    ['that began and is over', { from: earlier, until: earlier }, 'visitor', false, 'over'],
    ['that begins and ends now', { from: now.toISOString(), until: now.toISOString() }, 'visitor', false, 'over'],
    ['to come, with an end', { from: later, until: later }, 'visitor', false, 'not-yet'],
  ])('%s', (_, period, person, allowed, rule) => {
    const block = { kind: 'block', visibility: 'Public', roleIds: [], period, now } as const;
    expect(decide(people[person], 'see', block)).toEqual({ allowed, rule });
  });

  it('says who may not see it before it says when', () => {
    const block = { kind: 'block', visibility: 'Users', roleIds: [], period: { from: later }, now } as const;
    expect(decide(people.visitor, 'see', block).rule).toBe('sign-in-needed');
  });
});

describe('entering a part of the product (§6)', () => {
  const everyone = Object.keys(people) as Person[];
  it.each<[Access, Person[]]>([
    ['public', everyone],
    ['user', everyone.filter((person) => person !== 'visitor')],
    ['content-manager', ['content manager', 'admin', 'mett', 'system']],
    ['developer', ['admin', 'mett', 'developer', 'system']],
    ['admin', ['admin', 'mett', 'system']],
    ['staff', ['mett', 'developer', 'system']],
  ])('%s', (access, allowed) => {
    const granted = everyone.filter((person) => decide(people[person], 'enter', { kind: 'area', access }).allowed);
    expect(granted).toEqual(allowed);
  });

  it.each<[Access, Person, string]>([
    ['public', 'visitor', 'public'],
    ['user', 'admin', 'admin'],
    ['user', 'visitor', 'sign-in-needed'],
    ['user', 'member', 'signed-in'],
    ['content-manager', 'content manager', 'content-manager'],
    ['content-manager', 'member', 'content-managers-only'],
    ['developer', 'developer', 'developer'],
    ['developer', 'member', 'developers-only'],
    ['admin', 'content manager', 'admins-only'],
    ['staff', 'mett', 'staff'],
    ['staff', 'admin', 'staff-only'],
    ['staff', 'visitor', 'sign-in-needed'],
  ])('%s for a %s says why: %s', (access, person, rule) => {
    expect(decide(people[person], 'enter', { kind: 'area', access }).rule).toBe(rule);
  });
});
