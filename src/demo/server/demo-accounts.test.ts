import { describe, expect, it } from 'vitest';
import { NewUser } from '#features/users/contract/new-user.ts';
import { accountTypes } from '#platform/contract/rights/viewer.ts';
import { demoUsers } from './demo-accounts.ts';
import { generatePassword } from './demo-password.ts';
import { projectGroupRole, staffRole } from './demo-role.ts';
import { passwordWords } from './password-words.ts';

describe('the accounts of the demo', () => {
  const users = demoUsers({ email: 'chef@example.nl' }, generatePassword);

  it('are one of each type, all of them valid', () => {
    expect(users.map(({ accountType }) => accountType).toSorted()).toEqual([...accountTypes].toSorted());
    for (const user of users) expect(NewUser.safeParse(user).error).toBeUndefined();
    expect(new Set(users.map(({ password }) => password)).size).toBe(users.length);
  });

  it('put the member and the content manager in the project group', () => {
    const members = users.filter(({ roleIds }) => roleIds?.includes(projectGroupRole.id));
    expect(members.map(({ accountType }) => accountType).toSorted()).toEqual(['ContentManager', 'Standard']);
  });

  it('give a role to staff, and to nobody else', () => {
    const staff = users.filter(({ roleIds }) => roleIds?.includes(staffRole.id));
    expect(staff.map(({ accountType }) => accountType).toSorted()).toEqual(['Admin', 'ContentManager']);
  });

  it('take the admin’s address and password from the configuration', () => {
    const given = demoUsers({ email: 'chef@example.nl', password: 'zelf gekozen 1' }, generatePassword);
    expect(given.find(({ accountType }) => accountType === 'Admin')).toMatchObject({
      email: 'chef@example.nl',
      password: 'zelf gekozen 1',
    });
  });

  it.each(['redactie@vloedhaven.example', ' Bewoner@Vloedhaven.example'])(
    'have five addresses when the admin’s is %s',
    (email) => {
      const addresses = demoUsers({ email }, generatePassword).map((user) => NewUser.parse(user).email);
      expect(new Set(addresses).size).toBe(5);
    },
  );
});

describe('a generated password', () => {
  it('is four words of the list and a digit', () => {
    for (let i = 0; i < 50; i++) {
      const parts = generatePassword().split('-');
      expect(parts).toHaveLength(5);
      expect(parts.slice(0, 4).filter((word) => !passwordWords.includes(word))).toEqual([]);
      expect(parts[4]).toMatch(/^\d$/);
    }
  });

  it('comes from a list of plain words, each once', () => {
    expect(passwordWords.length).toBeGreaterThanOrEqual(200);
    expect(new Set(passwordWords).size).toBe(passwordWords.length);
    expect(passwordWords.filter((word) => !/^[a-z]{3,8}$/.test(word))).toEqual([]);
  });
});
