import { describe, expect, it } from 'vitest';
import { addressWith, hasFilters, usersQueryOf, withoutFilters } from './users-address.ts';

const role = '8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10';
const base = { search: '', type: [], role: [], origin: [], sort_by: 'name_asc', pageNumber: 1, itemCount: 25 };

describe('usersQueryOf', () => {
  it.each([
    ['', {}],
    ['q=bas&page=3&rows=100', { search: 'bas', pageNumber: 3, itemCount: 100 }],
    ['type=Admin&type=Mett&type=Koning', { type: ['Admin', 'Mett'] }],
    [`role=${role}&role=x`, { role: [role] }],
    [`role=${role.replaceAll('-', '').toUpperCase()}`, { role: [role] }],
    ['active=false&verified=true&lastSeen=never', { active: 'false', verified: 'true', lastSeen: 'never' }],
    ['active=maybe&lastSeen=ever&sort=password_asc&page=-1&rows=1000', {}],
    ['sort=lastSeen_desc', { sort_by: 'lastSeen_desc' }],
  ])('%s', (address, query) => {
    expect(usersQueryOf(new URLSearchParams(address))).toEqual({ ...base, ...query });
  });
});

describe('addressWith', () => {
  it.each<[string, Record<string, string | string[]>, string]>([
    ['q=a&page=2', { q: 'b' }, '?q=b'],
    ['q=a&page=2', { page: '3' }, '?q=a&page=3'],
    ['type=Admin&type=Mett', { type: ['Mett'] }, '?type=Mett'],
    ['type=Admin', { type: [] }, '?'],
    ['page=2', { open: 'x' }, '?page=2&open=x'],
  ])('%s and %j', (address, changes, next) => {
    expect(addressWith(new URLSearchParams(address), changes)).toBe(next);
  });

  it('clears the filters and keeps the order', () => {
    const search = new URLSearchParams('q=a&type=Admin&active=true&sort=email_asc&rows=50&page=4');
    expect(hasFilters(search)).toBe(true);
    expect(withoutFilters(search)).toBe('?sort=email_asc&rows=50');
    expect(hasFilters(new URLSearchParams('sort=email_asc'))).toBe(false);
  });
});
