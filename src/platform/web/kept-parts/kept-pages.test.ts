import { expect, it } from 'vitest';
import { KeptPages } from './kept-pages.ts';

const page = (text: string, minute?: string) => ({ pieces: [text], head: text.length, minute });

it('keeps a page when it comes back', () => {
  const pages = new KeptPages<number>(1000);
  pages.keep('/', page('once'));
  expect(pages.find('/', '10:00')).toBeUndefined();
  pages.keep('/', page('twice'));
  expect(pages.find('/', '10:00')).toEqual(page('twice'));
  expect(pages.find('/elsewhere', '10:00')).toBeUndefined();
});

it('keeps a page that shows the time for a minute', () => {
  const pages = new KeptPages<number>(1000);
  for (let turn = 0; turn < 2; turn += 1) pages.keep('/', page('ten', '10:00'));
  expect(pages.find('/', '10:00')?.pieces).toEqual(['ten']);
  expect(pages.find('/', '10:01')).toBeUndefined();
});

it('knows an answer by what it is, not by what it says', () => {
  const pages = new KeptPages<number>(1000);
  const answer = { title: 'Afval' };
  expect(pages.identityOf(answer)).toBe(pages.identityOf(answer));
  expect(pages.identityOf({ title: 'Afval' })).not.toBe(pages.identityOf(answer));
  expect(pages.identityOf('#1')).not.toBe(pages.identityOf(answer));
  expect(pages.identityOf(null)).toBe('null');
});

it('forgets everything when it holds too much', () => {
  const pages = new KeptPages<number>(100);
  for (let turn = 0; turn < 2; turn += 1) pages.keep('/', page('small'));
  for (let turn = 0; turn < 2; turn += 1) pages.keep('/long', page('x'.repeat(100)));
  expect(pages.find('/', '')).toBeUndefined();
  expect(pages.find('/long', '')).toBeUndefined();
});
