import { describe, expect, it } from 'vitest';
import { addressWith, hasFilters, mediaQueryOf, withoutFilters } from './media-address.ts';

const asked = (address: string) => mediaQueryOf(new URLSearchParams(address));
const folder = '8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10';

describe('the address of the media library', () => {
  it('asks for the newest, all of them', () => {
    expect(asked('')).toEqual({ search: '', sort_by: 'changed_desc', pageNumber: 1, itemCount: 48 });
  });

  it('asks for what it names', () => {
    expect(asked(`q=boot&folder=${folder}&kind=image&state=unused&sort=name_asc&page=3`)).toMatchObject({
      search: 'boot',
      folder,
      kind: 'image',
      state: 'unused',
      sort_by: 'name_asc',
      pageNumber: 3,
    });
  });

  it('knows a folder without hyphens too', () => {
    expect(asked(`folder=${folder.replaceAll('-', '')}`)).toEqual(asked(`folder=${folder}`));
  });

  it.each(['folder=x', 'kind=film', 'state=lost', 'sort=age', 'page=-4', 'page=x'])('passes over %s', (wrong) => {
    expect(asked(wrong)).toEqual(asked(''));
  });

  it('begins at the first page with another filter, and stays where it is when a file is opened', () => {
    const search = new URLSearchParams('page=3&q=boot');
    expect(addressWith(search, { kind: 'image' })).toBe('?q=boot&kind=image');
    expect(addressWith(search, { open: 'x' })).toBe('?page=3&q=boot&open=x');
  });

  it('is without filters when they are cleared, and keeps the look', () => {
    const search = new URLSearchParams('q=boot&state=trash&view=list');
    expect([hasFilters(search), withoutFilters(search)]).toEqual([true, '?view=list']);
  });
});
