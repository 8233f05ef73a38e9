import { describe, expect, test } from 'vitest';
import { searchSite } from './search.endpoints.ts';
import { askedIn, searchPath } from './search-address.ts';

const asked = (search: string) => askedIn(new URLSearchParams(search));

describe('askedIn', () => {
  test.each([
    ['', '', 1],
    ['?q=', '', 1],
    ['?q=%20%20', '', 1],
    ['?q=paspoort', 'paspoort', 1],
    ['?q=+paspoort+&pageNumber=3', 'paspoort', 3],
    ['?q=a&q=b', 'a', 1],
    ['?q=a&pageNumber=0', 'a', 1],
    ['?q=a&pageNumber=-2', 'a', 1],
    ['?q=a&pageNumber=1.5', 'a', 1],
    ['?q=a&pageNumber=1001', 'a', 1],
    ['?q=a&pageNumber=twee', 'a', 1],
  ])('%j', (search, q, pageNumber) => {
    expect(asked(search)).toEqual({ q, pageNumber });
  });

  test('a theme, with and without hyphens', () => {
    const theme = '8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10';
    expect(asked(`?theme=${theme}`)).toMatchObject({ theme });
    expect(asked(`?theme=${theme.replaceAll('-', '')}`)).toMatchObject({ theme });
    expect(asked('?theme=verkeer')).not.toHaveProperty('theme');
  });

  test.each([`?q=${'a'.repeat(5000)}`, `?q=${'a'.repeat(199)}😀`, '?q=%ED%A0%80%00', `?q=${'a'.repeat(199)}%20b`])(
    'the call accepts what is left of %j',
    (search) => {
      expect(searchSite.query?.safeParse(asked(search)).success).toBe(true);
    },
  );
});

test.each([
  [{ q: 'paspoort', pageNumber: 1 }, '/search?q=paspoort'],
  [{ q: 'kosten & tijd?', pageNumber: 2 }, '/search?q=kosten+%26+tijd%3F&pageNumber=2'],
])('searchPath(%j)', (question, path) => {
  expect(searchPath(question)).toBe(path);
  expect(askedIn(new URL(path, 'https://vloedhaven.example').searchParams)).toEqual(question);
});
