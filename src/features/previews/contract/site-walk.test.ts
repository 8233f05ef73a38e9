import { expect, it } from 'vitest';
import { walkedPage, walkedPath } from './site-walk.ts';

const walk = {
  token: 'abc',
  pages: [
    { guid: 'home', name: 'Home', path: '/' },
    { guid: 'news', name: 'Nieuws', path: '/nieuws' },
  ],
  languages: ['nl', 'en'],
  origin: 'https://vloedhaven.example',
} as const;

it.each<[string, string | undefined]>([
  ['https://vloedhaven.example/', 'home'],
  ['https://vloedhaven.example/nieuws', 'news'],
  ['https://vloedhaven.example/nieuws#top', 'news'],
  ['https://vloedhaven.example/en/nieuws', 'news'],
  ['https://vloedhaven.example/preview/abc?page=news', 'news'],
  ['https://vloedhaven.example/en/preview/abc?page=news#top', 'news'],
  ['https://vloedhaven.example/preview/abc?page=elders', undefined],
  ['https://vloedhaven.example/preview/abc', undefined],
  ['https://vloedhaven.example/preview/other?page=news', undefined],
  ['https://vloedhaven.example/bestuur', undefined],
  ['https://elders.example/nieuws', undefined],
  ['mailto:info@vloedhaven.example', undefined],
])('a link to %s leads on to %s', (href, guid) => {
  expect(walkedPage(walk, new URL(href))?.guid).toBe(guid);
});

it('keeps the language', () => {
  expect(walkedPath('abc', { guid: 'news' }, 'nl')).toBe('/preview/abc?page=news');
  expect(walkedPath('abc', { guid: 'news' }, 'en')).toBe('/en/preview/abc?page=news');
});
