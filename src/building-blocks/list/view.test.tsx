import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListItem } from '#features/list-items/contract/list-item.ts';
import { readList, readListMeta } from '#features/list-items/contract/list-items.endpoints.ts';
import { type Call, endpointUrl } from '#platform/contract/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { BlockArea } from '../kit/web/block-area.tsx';
import { loadBlockView } from '../kit/web/block-catalogue.ts';
import { type BlockConsent, ConsentContext } from '../kit/web/consent-context.ts';
import { listNeeds } from '../kit/web/list/list-needs.ts';
import { NowContext } from '../kit/web/now-context.ts';
import { SearchContext } from '../kit/web/search-context.ts';
import { buildBlock } from '../kit/web/testing/build-block.ts';
import { buildListItem } from '../kit/web/testing/build-list-item.ts';
import { noConsentGiven } from '../kit/web/use-block-consent.ts';
import definition from './definition.ts';

const now = '2026-11-17T12:00:00Z';
const noCall: Call = () => Promise.reject(new Error('everything was loaded with the page'));

/** As a page that was loaded with its lists. */
async function drawList(
  options: object,
  items: ListItem[],
  search = '',
  total = items.length,
  consent: BlockConsent = noConsentGiven,
) {
  const block = buildBlock(definition, { options });
  const needs = listNeeds(block, { language: 'nl', search: new URLSearchParams(search), now: new Date(now) });
  const answers = { [readList.path]: items, [readListMeta.path]: { totalNumberOfItems: total } };
  const loaded = needs.map(({ endpoint, input }) => [endpointUrl(endpoint, input), answers[endpoint.path] ?? []]);
  await loadBlockView(definition.name);
  return render(
    <QueryClientProvider client={createLoadCache(Object.fromEntries(loaded))}>
      <CallContext value={noCall}>
        <NowContext value={now}>
          <SearchContext value={search}>
            <ConsentContext value={consent}>
              <BlockArea area="main" blocks={[block]} isFirst canManage={false} />
            </ConsentContext>
          </SearchContext>
        </NowContext>
      </CallContext>
    </QueryClientProvider>,
  );
}

const three = ['Dijk', 'Markt', 'Brug'].map((title) => buildListItem({ title }));

test.each(['cards', 'rows', 'compact', 'table', 'slider', 'map'])('%s: every item links to itself', async (view) => {
  await drawList({ view }, three);
  for (const { title, path } of three) {
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(path);
  }
});

test('pages are links that lead to where the list begins', async () => {
  await drawList({ defaultItemsPerPage: 3 }, three, '', 7);
  const page = within(screen.getByRole('navigation')).getByRole('link', { name: 'Pagina 3' });
  expect(page.getAttribute('href')).toBe('?p-7e3f1c=3#list-7e3f1c');
});

test('a list that grows says how far it is', async () => {
  await drawList({ defaultItemsPerPage: 3, paging: 'more' }, three, '', 7);
  expect(screen.getByText('3 van 7 getoond')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Meer laden' }).getAttribute('href')).toBe('?n-7e3f1c=2');
});

test('the search form keeps the rest of the address', async () => {
  const { container } = await drawList({ hasSearch: true }, three, 'q-7e3f1c=dijk&p-abcdef=2');
  expect([...new FormData(container.querySelector('form') ?? undefined)]).toEqual([
    ['p-abcdef', '2'],
    ['q-7e3f1c', 'dijk'],
    ['s-7e3f1c', ''],
  ]);
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('3 resultaten met ‘dijk’');
});

test('nothing found is another thing than nothing there', async () => {
  await drawList({ hasSearch: true }, [], 'q-7e3f1c=xyz');
  expect(screen.getByText(/Niets gevonden/)).toBeDefined();
});

test('a calendar shows a month, with what lasts several days on each of them', async () => {
  const item = buildListItem({
    title: 'Havendagen',
    metadata: { 'period-start': '2026-11-20T09:00:00.000Z', 'period-end': '2026-11-22T16:00:00.000Z' },
  });
  const { container } = await drawList({ view: 'calendar' }, [item]);
  expect(screen.getByRole('heading', { name: 'november 2026' })).toBeDefined();
  expect(container.querySelectorAll('td a')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Volgende maand' }).getAttribute('href')).toBe('?m-7e3f1c=2026-12');
});

test('items that open where they stand are not links', async () => {
  const { container } = await drawList({ view: 'compact', hasActiveItems: true }, three);
  expect(container.querySelectorAll('details')).toHaveLength(3);
});

test('on a map each row has the number of its pin, and whoever has no place keeps to the list', async () => {
  const located = buildListItem({
    title: 'Loods',
    fields: { place: { address: 'Kade 1', latitude: 51.9, longitude: 4.4 } },
  });
  const tiles = { ...noConsentGiven.settings, mapTileUrl: 'https://tiles.example/{z}/{x}/{y}.png' };
  await drawList({ view: 'map' }, [...three, located], '', 4, { ...noConsentGiven, settings: tiles });
  expect(await screen.findByText(/Dit komt van tiles.example/)).toBeDefined();
  const pin = screen.getByRole('button', { name: '4. Toon Loods op de kaart' });
  expect(screen.getAllByRole('button', { name: /op de kaart$/ })).toEqual([pin]);
  act(() => pin.click());
  expect(pin.getAttribute('aria-pressed')).toBe('true');
});

test('the heading of a sorted column turns the order round', async () => {
  await drawList({ view: 'table', defaultSortBy: 'title_asc' }, three);
  expect(screen.getByRole('columnheader', { name: 'Titel' }).getAttribute('aria-sort')).toBe('ascending');
  expect(screen.getByRole('link', { name: 'Titel' }).getAttribute('href')).toBe('?s-7e3f1c=title_desc');
});
