import { expect, test } from 'vitest';
import { type SitemapEntry, sitemapIndex, sitemapParts } from './sitemap.ts';

const changedAt = new Date('2026-11-15T10:00:00Z');
const origin = 'https://www.vloedhaven.example';
async function* inBatches(...batches: SitemapEntry[][]) {
  yield* batches;
}
const entry = (name: string): SitemapEntry => ({ paths: { nl: `/${name}`, en: `/en/${name}` }, changedAt });
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('an address for each language, each naming the others', async () => {
  const [xml = ''] = await sitemapParts(origin, inBatches([{ paths: { nl: '/zwembad', en: '/en/pool' }, changedAt }]));
  expect(addressesIn(xml)).toEqual([`${origin}/zwembad`, `${origin}/en/pool`]);
  expect(xml.match(/hreflang="en" href="https:\/\/www.vloedhaven.example\/en\/pool"/g)).toHaveLength(2);
  expect(xml).toContain('<lastmod>2026-11-15T10:00:00.000Z</lastmod>');
});

test('signs that mean something in XML are written so that they do not', async () => {
  const [xml = ''] = await sitemapParts(origin, inBatches([{ paths: { nl: '/a&b"<' }, changedAt }]));
  expect(addressesIn(xml)).toEqual([`${origin}/a&amp;b&quot;&lt;`]);
});

test('nothing to read is a file without addresses', async () => {
  expect(await sitemapParts(origin, inBatches())).toHaveLength(1);
});

test('more than fits in one file goes on in the next, and no entry is cut in two', async () => {
  const parts = await sitemapParts(origin, inBatches([entry('a'), entry('b')], [entry('c')]), 3);
  expect(parts.map((part) => addressesIn(part).length)).toEqual([2, 2, 2]);
  expect(addressesIn(sitemapIndex(origin, parts.length))).toEqual([
    `${origin}/sitemap-1.xml`,
    `${origin}/sitemap-2.xml`,
    `${origin}/sitemap-3.xml`,
  ]);
});
