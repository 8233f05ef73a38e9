import type { APIRequestContext } from '@playwright/test';
import type { SchemaNode, SchemaValue } from '../../src/features/structured-data/contract/schema-node.ts';
import { faultsInNode } from '../../src/features/structured-data/contract/schema-rules.ts';
import { expect, test } from '../fixtures.ts';

const dataIn = (html: string): SchemaNode[] => {
  const [, data] = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
  return data === undefined ? [] : (JSON.parse(data) as { '@graph': SchemaNode[] })['@graph'];
};

/** Every address on this site in a thing and all that it holds, but for the templates that a search fills in. */
const addressesIn = (value: SchemaValue | undefined, origin: string): string[] => {
  if (typeof value === 'object') return Object.values(value).flatMap((inner) => addressesIn(inner, origin));
  return typeof value === 'string' && value.startsWith(`${origin}/`) && !value.includes('{') ? [value] : [];
};

async function pagesOf(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get('/sitemap.xml')).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

test('every page of the demo says what it is about, validly, with addresses that are there', async ({
  request,
  site,
}) => {
  // Hundreds of pages, on a machine that may have other work.
  test.setTimeout(180_000);
  const kinds = new Map<string, number>();
  const addresses = new Set<string>();
  const faults: string[] = [];
  const pages = await pagesOf(request);
  for (const page of pages) {
    for (const node of dataIn(await (await request.get(page)).text())) {
      kinds.set(node['@type'], (kinds.get(node['@type']) ?? 0) + 1);
      faults.push(...faultsInNode(node).map((fault) => `${page} ${fault}`));
      for (const address of addressesIn(node, site.address)) addresses.add(address);
    }
  }
  for (const page of pages) addresses.delete(page);
  expect(faults).toEqual([]);
  expect([...kinds.keys()].sort()).toEqual([
    'BreadcrumbList',
    'Event',
    'FAQPage',
    'GovernmentOrganization',
    'JobPosting',
    'NewsArticle',
    'WebSite',
  ]);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test('it follows the page in the browser, breaks no policy, and is not there for who is signed in', async ({
  page,
  visit,
  signInAs,
}) => {
  const data = page.locator('script[type="application/ld+json"]');
  await visit('/nieuws');
  await expect(data).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(data).toHaveCount(0);
  await signInAs('Standard');
  await visit('/nieuws');
  await expect(data).toHaveCount(0);
});
