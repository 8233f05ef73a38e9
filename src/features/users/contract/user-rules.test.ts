import { describe, expect, it } from 'vitest';
import { type AccountType, accountTypes, systemViewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import { decideChangeUser, decideDeleteUser, givableTypes, type UserChange } from './user-rules.ts';

const viewer = (accountType: AccountType, id = 'me', isActive = true) =>
  viewerOf({ id, accountType, emailVerified: true, isActive, roleIds: [] });
const user = (accountType: AccountType, isActive = true, id = 'them') => ({ id, accountType, isActive });
const many = { admins: 3, withAdminRights: 4 };
const none = { admins: 0, withAdminRights: 0 };
const onlyStaff = { admins: 0, withAdminRights: 1 };

const admin = viewer('Admin');
const mett = viewer('Mett');

describe('decideChangeUser', () => {
  it.each<[string, Parameters<typeof decideChangeUser>, boolean, string]>([
    [
      'a content manager changes nobody',
      [viewer('ContentManager'), user('Standard'), { isActive: false }, many],
      false,
      'admins-only',
    ],
    [
      'an inactive admin changes nobody',
      [viewer('Admin', 'me', false), user('Standard'), { isActive: false }, many],
      false,
      'admins-only',
    ],
    ['an admin deactivates a member', [admin, user('Standard'), { isActive: false }, many], true, 'admin'],
    ['an admin activates a member', [admin, user('Standard', false), { isActive: true }, many], true, 'admin'],
    ['an admin makes an admin', [admin, user('Standard'), { accountType: 'Admin' }, many], true, 'admin'],
    ['an admin cannot make Mett', [admin, user('Standard'), { accountType: 'Mett' }, many], false, 'staff-only'],
    ['nor of themselves', [admin, user('Admin', true, 'me'), { accountType: 'Mett' }, many], false, 'staff-only'],
    [
      'an admin cannot make a developer',
      [admin, user('Standard'), { accountType: 'Developer' }, many],
      false,
      'staff-only',
    ],
    ['nor of themselves', [admin, user('Admin', true, 'me'), { accountType: 'Developer' }, many], false, 'staff-only'],
    ['an admin can end a developer', [admin, user('Developer'), { accountType: 'Standard' }, many], true, 'admin'],
    ['an admin can deactivate a developer', [admin, user('Developer'), { isActive: false }, many], true, 'admin'],
    ['Mett may go where other staff stays', [mett, user('Mett'), { isActive: false }, onlyStaff], true, 'admin'],
    [
      'a last admin who was inactive may come back',
      [mett, user('Admin', false), { isActive: true }, none],
      true,
      'admin',
    ],
    ['an admin cannot lower Mett', [admin, user('Mett'), { accountType: 'Standard' }, many], false, 'staff-only'],
    ['an admin cannot deactivate Mett', [admin, user('Mett'), { isActive: false }, many], false, 'staff-only'],
    ['Mett makes Mett', [mett, user('Standard'), { accountType: 'Mett' }, many], true, 'admin'],
    ['Mett makes a developer', [mett, user('Standard'), { accountType: 'Developer' }, many], true, 'admin'],
    ['the system makes Mett', [systemViewer('start'), user('Standard'), { accountType: 'Mett' }, many], true, 'admin'],
    [
      'nobody deactivates themselves',
      [admin, user('Admin', true, 'me'), { isActive: false }, many],
      false,
      'own-account',
    ],
    ['one may lower oneself', [admin, user('Admin', true, 'me'), { accountType: 'Standard' }, many], true, 'admin'],
    [
      'the last admin is not lowered',
      [admin, user('Admin', true, 'me'), { accountType: 'ContentManager' }, none],
      false,
      'last-admin',
    ],
    ['nor by Mett', [mett, user('Admin'), { accountType: 'Standard' }, onlyStaff], false, 'last-admin'],
    ['the last admin is not deactivated', [mett, user('Admin'), { isActive: false }, onlyStaff], false, 'last-admin'],
    ['not even by the system', [systemViewer('x'), user('Admin'), { isActive: false }, none], false, 'last-admin'],
    ['the last admin is not made Mett', [mett, user('Admin'), { accountType: 'Mett' }, onlyStaff], false, 'last-admin'],
    [
      'the last with admin rights stays',
      [systemViewer('x'), user('Mett'), { isActive: false }, none],
      false,
      'last-admin',
    ],
    [
      'an inactive admin may be lowered',
      [admin, user('Admin', false), { accountType: 'Standard' }, none],
      true,
      'admin',
    ],
    [
      'what changes nothing is always allowed',
      [admin, user('Mett'), { accountType: 'Mett', isActive: true }, none],
      true,
      'admin',
    ],
    ['and so is a change of something else', [admin, user('Admin', true, 'me'), {} as UserChange, none], true, 'admin'],
  ])('%s', (_, input, allowed, rule) => {
    expect(decideChangeUser(...input)).toEqual({ allowed, rule });
  });
});

describe('decideDeleteUser', () => {
  it.each<[string, Parameters<typeof decideDeleteUser>, boolean, string]>([
    ['an admin deletes a member', [admin, user('Standard'), many], true, 'admin'],
    ['not themselves', [admin, user('Admin', true, 'me'), many], false, 'own-account'],
    ['not platform staff', [admin, user('Mett'), many], false, 'staff-only'],
    ['Mett may', [mett, user('Mett'), many], true, 'admin'],
    ['not the last admin', [mett, user('Admin'), onlyStaff], false, 'last-admin'],
    ['an admin who is one of several', [admin, user('Admin'), { admins: 1, withAdminRights: 1 }], true, 'admin'],
    ['members delete nobody', [viewer('Standard'), user('Standard'), many], false, 'admins-only'],
  ])('%s', (_, input, allowed, rule) => {
    expect(decideDeleteUser(...input)).toEqual({ allowed, rule });
  });
});

describe('givableTypes', () => {
  it.each<[string, Parameters<typeof givableTypes>, AccountType[]]>([
    ['an admin, to a member', [admin, user('Standard'), accountTypes], ['Standard', 'ContentManager', 'Admin']],
    [
      'an admin, to a developer',
      [admin, user('Developer'), accountTypes],
      ['Standard', 'ContentManager', 'Admin', 'Developer'],
    ],
    ['an admin, to Mett', [admin, user('Mett'), accountTypes], ['Mett']],
    ['Mett, to anyone', [mett, user('Standard'), accountTypes], [...accountTypes]],
    ['a member, to nobody', [viewer('Standard'), user('Standard'), accountTypes], []],
  ])('%s', (_, input, types) => expect(givableTypes(...input)).toEqual(types));

  it('offers exactly what the rule allows', () => {
    for (const by of [admin, mett])
      for (const from of accountTypes)
        expect(givableTypes(by, user(from), accountTypes)).toEqual(
          accountTypes.filter((to) => decideChangeUser(by, user(from), { accountType: to }, many).allowed),
        );
  });
});
