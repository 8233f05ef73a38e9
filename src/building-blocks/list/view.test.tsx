import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type BlockConsent, ConsentContext } from '#features/consent/web/parts/consent-context.ts';
import { noConsentGiven } from '#features/consent/web/parts/use-block-consent.ts';
import { ItemType } from '#features/item-types/contract/item-type.ts';
import { listItemTypes } from '#features/item-types/contract/item-types.endpoints.ts';
import type { ListItem } from '#features/list-items/contract/list-item.ts';
import {
  type ListCounts,
  readList,
  readListCounts,
  readListMeta,
} from '#features/list-items/contract/list-items.endpoints.ts';
import { listNeeds } from '#features/list-items/web/parts/list/list-needs.ts';
import { buildListItem } from '#features/list-items/web/testing/build-list-item.ts';
import { type Call, endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { NowContext } from '#platform/web/content/now-context.ts';
import { SearchContext } from '#platform/web/content/search-context.ts';
import { BlockArea } from '../kit/web/block-area.tsx';
import { loadBlockView } from '../kit/web/block-catalogue.ts';
import { buildBlock } from '../kit/web/testing/build-block.ts';
import definition from './definition.ts';

const now = '2026-11-17T12:00:00Z';
const noCall: Call = () => Promise.reject(new Error('everything was loaded with the page'));

const news = ItemType.parse({
  guid: '0b0c1d2e-0000-4000-8000-00000000aaaa',
  name: 'News',
  itemName: text('nieuwsbericht'),
  itemNamePlural: text('nieuwsberichten'),
  isBuiltIn: true,
  fields: [
    {
      id: '0b0c1d2e-0000-4000-8000-00000000bbbb',
      key: 'topic',
      kind: 'choice',
      label: text('Onderwerp'),
      isFilter: true,
      options: [
        { value: 'water', label: text('Water') },
        { value: 'wonen', label: text('Wonen') },
      ],
    },
  ],
});
const counts: ListCounts = { fields: { topic: { water: 1200 } }, periods: { 'this-month': 1 } };

/** As a page that was loaded with its lists. */
async function drawList(
  options: object,
  items: ListItem[],
  search = '',
  total = items.length,
  consent: BlockConsent = noConsentGiven,
) {
  const block = buildBlock(definition, { options });
  const needs = listNeeds(block, {
    language: 'nl',
    search: new URLSearchParams(search),
    now: new Date(now),
    timeZone: 'Europe/Amsterdam',
    isSignedIn: false,
  });
  const answers = {
    [readList.path]: items,
    [readListMeta.path]: { totalNumberOfItems: total },
    [listItemTypes.path]: [news],
    [readListCounts.path]: counts,
  };
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

const paper = buildListItem({
  title: 'Begroting 2027',
  listItemTypeName: 'Document',
  path: null,
  fields: {
    file: [
      { assetGuid: three[0]?.guid ?? '', name: 'begroting.pdf', mediaType: 'application/pdf', byteSize: 1_258_291 },
    ],
  },
});

test.each(['cards', 'rows', 'compact', 'table'])('%s: the title of a document leads to its file', async (view) => {
  await drawList({ view }, [paper]);
  const links = screen.getAllByRole('link', { name: 'Begroting 2027 (PDF, 1,2 MB)' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/a/${three[0]?.guid}?name=begroting.pdf`]);
});

test('a document of two files keeps them apart, and its title leads nowhere', async () => {
  const [file] = paper.fields.file as object[];
  await drawList({ view: 'rows' }, [{ ...paper, fields: { file: [file, file] } } as ListItem]);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Begroting 2027')).toBeDefined();
});

test('pages are links that lead to where the list begins', async () => {
  await drawList({ defaultItemsPerPage: 3 }, three, '', 8);
  const page = within(screen.getByRole('navigation')).getByRole('link', { name: 'Pagina 3' });
  expect(page.getAttribute('href')).toBe('?p-7e3f1c=3#list-7e3f1c');
});

test('one item too many for a page is no second page', async () => {
  const four = [...three, buildListItem({ title: 'Kade' })];
  await drawList({ defaultItemsPerPage: 3 }, four);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('link', { name: 'Kade' })).toBeDefined();
});

test('an old link to a page that is no more shows the last one as current', async () => {
  await drawList({ defaultItemsPerPage: 3 }, three, 'p-7e3f1c=3', 7);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
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

test('a list of one type says so in its own words, and offers no file for a spreadsheet', async () => {
  await drawList({ hasSearch: true, hasFeeds: true, itemTypeNames: ['News'] }, three);
  expect(screen.getByRole('searchbox', { name: 'Zoek in het nieuws' })).toBeDefined();
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('3 nieuwsberichten');
  expect(screen.getByRole('link', { name: 'Volg via RSS' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /CSV/ })).toBeNull();
});

test('a list whose editor offers one has the file', async () => {
  await drawList({ hasFeeds: true, hasCsv: true }, three);
  expect(screen.getByRole('link', { name: 'Download als CSV' })).toBeDefined();
});

test('each choice says how many it would give, in figures and in words', async () => {
  await drawList({ hasFilters: true, periodFilter: 'publishedOn', itemTypeNames: ['News'] }, three);
  const descriptionOf = (role: 'checkbox' | 'radio', name: string) => {
    const id = screen.getByRole(role, { name }).getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.textContent;
  };
  expect(descriptionOf('checkbox', 'Water')).toBe('1.200 nieuwsberichten');
  expect(descriptionOf('checkbox', 'Wonen')).toBe('0 nieuwsberichten');
  expect(descriptionOf('radio', 'Deze maand')).toBe('1 nieuwsbericht');
  expect(descriptionOf('radio', 'Vorig jaar')).toBe('0 nieuwsberichten');
  expect(screen.getByText('1.200')).toBeDefined();
});

test('a period is a part of the form, and an address', async () => {
  const { container } = await drawList(
    { hasFilters: true, periodFilter: 'publishedOn', itemTypeNames: ['News'] },
    three,
    'f-7e3f1c=topic~water&d-7e3f1c=chosen&a-7e3f1c=2026-01-05&z-7e3f1c=2026-02-05&p-abcdef=2',
  );
  expect([...new FormData(container.querySelector('form') ?? undefined)]).toEqual([
    ['p-abcdef', '2'],
    ['f-7e3f1c', 'topic~water'],
    ['d-7e3f1c', 'chosen'],
    ['a-7e3f1c', '2026-01-05'],
    ['z-7e3f1c', '2026-02-05'],
    ['s-7e3f1c', ''],
  ]);
  expect(screen.getByText('Filters (2 gekozen)')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Wis alle filters' }).getAttribute('href')).toBe('?p-abcdef=2');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['a-7e3f1c=2026-02-30', ['‘2026-02-30’ is geen datum.'], [true, false]],
  ['a-7e3f1c=2026-02-05&z-7e3f1c=2026-01-05', ['De laatste dag ligt voor de eerste.'], [true, true]],
])('%s is refused in words', async (days, words, wrong) => {
  await drawList({ periodFilter: 'publishedOn', itemTypeNames: ['News'] }, three, `d-7e3f1c=chosen&${days}`);
  const said = screen.getByRole('alert');
  expect(Array.from(said.children, (line) => line.textContent)).toEqual([
    ...words,
    'De lijst is daarom niet op periode gefilterd.',
  ]);
  const fields = ['Vanaf', 'Tot en met'].map((label) => screen.getByLabelText(label));
  expect(fields.map((field) => field.getAttribute('aria-describedby') === said.id)).toEqual(wrong);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('a calendar has its month, and no period beside it', async () => {
  await drawList({ view: 'calendar', hasSearch: true, periodFilter: 'period' }, three);
  expect(screen.queryByRole('radio')).toBeNull();
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
  expect(container.querySelectorAll('td a[href^="/"]')).toHaveLength(3);
  expect(container.querySelector('td:has(a)')?.textContent).toBe('2010.00 Havendagen');
  expect(screen.getByRole('link', { name: 'Vandaag' }).getAttribute('href')).toBe('?m-7e3f1c=2026-11');
  // On a phone a day leads to the words below the month.
  const below = container.querySelector('td a[href^="#"]')?.getAttribute('href')?.slice(1) ?? '';
  expect(document.getElementById(below)?.textContent).toContain('Havendagen');
  expect(screen.getByRole('link', { name: 'Volgende maand' }).getAttribute('href')).toBe('?m-7e3f1c=2026-12');
});

test('a calendar has its month in order, whatever has no end before it, and no pages', async () => {
  const event = (title: string, start: string) =>
    buildListItem({ title, metadata: { 'period-start': start, 'period-end': null } });
  // The last to begin first, as they are asked for.
  const items = [
    ...['F', 'E', 'D', 'C', 'B'].map((title) => event(title, '2026-11-20T09:00:00.000Z')),
    event('A', '2026-11-02T09:00:00.000Z'),
    event('Ooit', '2025-01-02T09:00:00.000Z'),
  ];
  const { container } = await drawList({ view: 'calendar', defaultItemsPerPage: 2 }, items, '', 240);
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.textContent)).toEqual([...'ABCDEF']);
  expect(Array.from(container.querySelectorAll('td:has(a)'), (day) => day.textContent)).toEqual([
    '210.00 A',
    '2010.00 B10.00 C10.00 D+2 meer',
  ]);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByText(/meer te doen/)).toBeNull();
});

test('a month with more than one question answers says so', async () => {
  const items = Array.from({ length: 100 }, (_, place) =>
    buildListItem({ title: `${place}`, metadata: { 'period-start': '2026-11-20T09:00:00.000Z', 'period-end': null } }),
  );
  await drawList({ view: 'calendar' }, items);
  expect(screen.getByText(/^In november 2026 is meer te doen dan hier past/)).toBeDefined();
});

test('beside its day, an event that has passed names the hours only', async () => {
  const item = buildListItem({
    state: 'expired',
    metadata: { 'period-start': '2026-11-02T18:30:00.000Z', 'period-end': '2026-11-02T20:30:00.000Z' },
  });
  await drawList({ view: 'compact' }, [item]);
  expect(screen.getByText('19.30 – 21.30 uur')).toBeDefined();
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

test('a list that cannot grow keeps what it had, and trying again asks for all that failed', async () => {
  const block = buildBlock(definition, { options: { defaultItemsPerPage: 3, paging: 'more' } });
  const search = (words: string) =>
    ({ language: 'nl', search: new URLSearchParams(words), now: new Date(now), timeZone: 'Europe/Amsterdam' }) as const;
  const answers = { [readList.path]: three, [readListMeta.path]: { totalNumberOfItems: 7 } };
  const first = listNeeds(block, { ...search(''), isSignedIn: false });
  const cache = createLoadCache(
    Object.fromEntries(first.map(({ endpoint, input }) => [endpointUrl(endpoint, input), answers[endpoint.path]])),
  );
  const asked: string[] = [];
  const failing: Call = ({ path }) => {
    asked.push(path);
    return Promise.reject(new Error('no connection'));
  };
  await loadBlockView(definition.name);
  const at = (words: string) => (
    <QueryClientProvider client={cache}>
      <CallContext value={failing}>
        <NowContext value={now}>
          <SearchContext value={words}>
            <BlockArea area="main" blocks={[block]} isFirst canManage={false} />
          </SearchContext>
        </NowContext>
      </CallContext>
    </QueryClientProvider>
  );
  const { rerender } = render(at(''));
  rerender(at('?n-7e3f1c=2'));
  await screen.findByText('Deze lijst kon niet worden geladen.');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  // Another question has no items to keep, and no number.
  rerender(at('?q-7e3f1c=dijk'));
  const again = await screen.findByRole('button', { name: 'Opnieuw proberen' });
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  asked.length = 0;
  act(() => again.click());
  expect(asked.toSorted()).toEqual([readList.path, readListMeta.path]);
});
