import { expect, it } from 'vitest';
import { walkedPage, walkedPath } from './site-walk.ts';

const origin = 'https://vloedhaven.example';
const walked = [
  { guid: 'home', name: 'Home', path: '/' },
  { guid: 'news', name: 'Nieuws', path: '/nieuws' },
];

it.each<[string, string | undefined]>([
  ['https://vloedhaven.example/', 'home'],
  ['https://vloedhaven.example/nieuws', 'news'],
  ['https://vloedhaven.example/nieuws#top', 'news'],
  ['https://vloedhaven.example/en/nieuws', 'news'],
  ['https://vloedhaven.example/bestuur', undefined],
  ['https://elders.example/nieuws', undefined],
  ['mailto:info@vloedhaven.example', undefined],
])('a link to %s leads on to %s', (href, guid) => {
  expect(walkedPage(walked, new URL(href), origin, ['nl', 'en'])?.guid).toBe(guid);
});

it('keeps the language', () => {
  expect(walkedPath('abc', { guid: 'news' }, 'nl')).toBe('/preview/abc?page=news');
  expect(walkedPath('abc', { guid: 'news' }, 'en')).toBe('/en/preview/abc?page=news');
});
