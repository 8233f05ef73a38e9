import { describe, expect, it } from 'vitest';
import { addressWith, hasFilters, inboxInput, withoutFilters } from './inbox-address.ts';

const query = (search: string) => inboxInput('form', new URLSearchParams(search), 'nl').query;

describe('the address of an inbox', () => {
  it('asks for what is open, by what is due, when it says nothing', () => {
    expect(query('')).toMatchObject({ pile: 'open', sort_by: 'due_asc', itemCount: 25, pageNumber: 1, search: '' });
  });

  it.each([
    ['pile=late&sort=sent_desc&rows=100&page=3', { pile: 'late', sort_by: 'sent_desc', itemCount: 100, pageNumber: 3 }],
    ['pile=x&sort=x&rows=7&page=-2', { pile: 'open', sort_by: 'due_asc', itemCount: 25, pageNumber: 1 }],
    ['page=999999&rows=100', { pageNumber: 100 }],
    ['status=done&status=%00', { status: ['done'] }],
    ['answer=soort:tile&answer=tile', { answer: ['soort:tile'] }],
    ['version=3&version=0&version=x', { version: ['3'] }],
    ['sent=week', { sent: 'week' }],
    ['item=x&item=5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01', { item: ['5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01'] }],
    ['column=plek&column=X', { column: ['plek'] }],
  ])('%s', (search, expected) => {
    expect(query(search)).toMatchObject(expected);
  });

  it('goes back to the first page with another question, and not with another column', () => {
    const search = new URLSearchParams('page=2&status=open');
    expect(addressWith(search, { status: 'done' })).toBe('?status=done');
    expect(addressWith(search, { column: ['plek'] })).toContain('page=2');
  });

  it('knows its filters', () => {
    expect(hasFilters(new URLSearchParams('pile=late&rows=50'))).toBe(false);
    expect(hasFilters(new URLSearchParams('label=x'))).toBe(true);
    expect(withoutFilters(new URLSearchParams('label=x&pile=late&q=y'))).toBe('?pile=late');
  });
});
