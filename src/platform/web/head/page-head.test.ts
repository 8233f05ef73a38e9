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
    imageAlt: 'Een schip in de haven',
    imageSize: { width: 1200, height: 630 },
    alternates: [{ language: 'en', path: '/en/news' }],
    isIndexed: true,
  });

  it('has absolute addresses', () => {
    expect(head.canonical).toBe('https://vloedhaven.example/nieuws');
    expect(head.image?.href).toBe('https://vloedhaven.example/a/abc?width=1200&height=630&fit=cover&format=jpeg');
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
    expect(pageHead({ ...parts, imageGuid: 'abc', imageCrop }).image?.href).toMatch(/&crop=100,0,500,1000$/);
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

  it('says of the picture how large it is and what is to be seen on it', () => {
    const tags = headTags(head).map(({ attributes }) => attributes);
    expect(tags).toContainEqual({ property: 'og:image:width', content: '1200' });
    expect(tags).toContainEqual({ property: 'og:image:height', content: '630' });
    expect(tags).toContainEqual({ property: 'og:image:alt', content: 'Een schip in de haven' });
    expect(tags).toContainEqual({ name: 'twitter:image:alt', content: 'Een schip in de haven' });
    const unknown = headTags({ ...head, image: { href: 'https://a.example/a/abc', alt: '' } });
    expect(unknown.map(({ attributes }) => attributes.property ?? attributes.name ?? '')).not.toContainEqual(
      expect.stringMatching(/image:/),
    );
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
