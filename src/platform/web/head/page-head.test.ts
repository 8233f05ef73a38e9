import { describe, expect, it } from 'vitest';
import { headTags, pageHead, titleOf } from './page-head.ts';

describe('the page title (§1)', () => {
  it.each([
    ['Vloedhaven', 'Nieuws', 'Nieuws – Vloedhaven'],
    ['Vloedhaven', undefined, 'Vloedhaven'],
    ['Vloedhaven', '', 'Vloedhaven'],
    ['Vloedhaven', 'Vloedhaven', 'Vloedhaven'],
  ])('platform %s and page %s give "%s"', (platformName, title, expected) => {
    expect(titleOf(platformName, title)).toBe(expected);
  });
});

describe('the head of a page', () => {
  const head = pageHead({
    platformName: 'Vloedhaven',
    title: 'Nieuws',
    description: 'Wat er speelt',
    origin: 'https://vloedhaven.example',
    path: '/nieuws',
    imageGuid: 'abc',
    alternates: [{ language: 'en', path: '/en/news' }],
    isIndexed: true,
  });

  it('has absolute addresses', () => {
    expect(head.canonical).toBe('https://vloedhaven.example/nieuws');
    expect(head.image).toMatch(/^https:\/\/vloedhaven\.example\/a\/abc\?width=1200&height=630/);
    expect(head.alternates).toEqual([{ language: 'en', href: 'https://vloedhaven.example/en/news' }]);
  });

  it('shares the part of a picture that is shown', () => {
    const parts = {
      platformName: 'Vloedhaven',
      description: '',
      origin: 'https://a.example',
      path: '/',
      alternates: [],
      isIndexed: true,
    };
    const imageCrop = { x: 100, y: 0, width: 500, height: 1000 };
    expect(pageHead({ ...parts, imageGuid: 'abc', imageCrop }).image).toMatch(/&crop=100,0,500,1000$/);
  });

  it('becomes tags, with noindex only where it is asked', () => {
    const tags = headTags(head).map(({ attributes }) => attributes);
    expect(tags).toContainEqual({ name: 'description', content: 'Wat er speelt' });
    expect(tags).toContainEqual({ rel: 'alternate', hreflang: 'en', href: 'https://vloedhaven.example/en/news' });
    expect(tags).not.toContainEqual({ name: 'robots', content: 'noindex' });
    expect(headTags({ ...head, isIndexed: false })).toContainEqual({
      name: 'meta',
      attributes: { name: 'robots', content: 'noindex' },
    });
  });

  it('leaves out what is not known', () => {
    const bare = headTags({ ...head, description: '', image: undefined, alternates: [] });
    expect(bare.map(({ attributes }) => attributes.name ?? attributes.property ?? attributes.rel)).toEqual([
      'og:title',
      'og:type',
      'og:url',
      'canonical',
    ]);
  });
});
