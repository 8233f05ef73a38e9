import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type LoaderFunctionArgs, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { readMenu } from '#features/menus/contract/menus.endpoints.ts';
import { readSettings } from '#features/settings/contract/settings.endpoints.ts';
import type { AnyEndpoint, Call } from '#platform/contract/calls/endpoint.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { defaultI18n } from '#platform/web/i18n/use-translation.ts';
import { popularSearches, type SearchAnswer, type SearchResult } from '../contract/search.endpoints.ts';
import { loadSearch } from './load-search.ts';
import SearchScreen from './search-screen.tsx';

interface Query {
  q: string;
  language: Language;
  pageNumber: number;
}

const answer = (overrides: Partial<SearchAnswer>): SearchAnswer => ({
  total: 0,
  isMore: false,
  pageCount: Math.ceil((overrides.total ?? 0) / 10),
  results: [],
  promoted: [],
  facets: { kind: [], type: [], theme: [], period: [] },
  ...overrides,
});
const result = (overrides: Partial<SearchResult>): SearchResult => ({
  kind: 'page',
  guid: crypto.randomUUID(),
  title: 'Pagina',
  path: '/pagina',
  trail: [],
  snippet: { text: '', marks: [] },
  ...overrides,
});

const passport = answer({
  total: 1,
  results: [
    result({
      title: 'Paspoort',
      path: '/paspoort',
      snippet: {
        text: 'Uw paspoort <b>haalt</b> u op. Paspoorten zijn klaar.',
        marks: [
          [3, 11],
          [31, 41],
        ],
      },
    }),
  ],
});
const nothing = answer({});
const many = (total: number, count: number): SearchAnswer =>
  answer({
    total,
    results: Array.from({ length: count }, (_, index) =>
      result({ title: `Pagina ${index}`, path: `/pagina-${index}` }),
    ),
  });

const footer = {
  phone: '0118 – 14 22 00',
  columns: [
    {
      links: [
        { label: { value: 'Afspraak maken' }, url: '/contact#afspraak' },
        { label: { value: 'Van anderen' }, url: 'page:00000000-0000-4000-8000-000000000009' },
      ],
    },
  ],
};

function makeApp(answers: Record<string, SearchAnswer>, language: Language = 'nl') {
  const queries: Query[] = [];
  const call = (async (endpoint: AnyEndpoint, { query }: { query: Query }) => {
    if (endpoint.path === popularSearches.path) return ['afval', 'paspoort'];
    if (endpoint.path === readSettings.path) return [{ key: 'footers', value: [footer] }];
    if (endpoint.path === readMenu.path) return { items: [] };
    queries.push(query);
    return answers[query.q] ?? nothing;
  }) as unknown as Call;
  return { queries, app: { call, loadCache: createLoadCache(), language } };
}

async function show(address: string, answers: Record<string, SearchAnswer> = {}, language: Language = 'nl') {
  defaultI18n.language = language;
  const { app, queries } = makeApp(answers, language);
  const loader = async ({ request }: LoaderFunctionArgs) => (await loadSearch(app, new URL(request.url))) ?? null;
  const router = createMemoryRouter(
    [{ path: '/search', loader, Component: SearchScreen, HydrateFallback: () => null }],
    { initialEntries: [address] },
  );
  render(
    <CallContext value={app.call}>
      <QueryClientProvider client={app.loadCache}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CallContext>,
  );
  await screen.findByRole('search', { name: /\?$/ });
  return { router, queries, user: userEvent.setup() };
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const status = () => screen.getByRole('status');

describe('the search screen (§2)', () => {
  it('says what to do while nothing is asked, and asks nothing itself', async () => {
    const { queries } = await show('/search');
    expect(screen.getByRole('heading', { level: 1, name: 'Zoeken' })).toBeTruthy();
    expect(screen.getByText(/Typ een of meer woorden/)).toBeTruthy();
    expect(field().labels?.[0]?.textContent).toBe('Waar bent u naar op zoek?');
    expect(status().textContent).toBe('');
    expect(queries).toEqual([]);
  });

  it('shows the results of the address, with the words marked and markup as plain text', async () => {
    const { queries } = await show('/search?q=paspoort', { paspoort: passport });
    expect(queries).toEqual([{ q: 'paspoort', language: 'nl', pageNumber: 1 }]);
    expect(field().value).toBe('paspoort');
    expect(status().textContent).toBe('1 resultaat voor ‘paspoort’');
    expect(screen.getByRole('link', { name: 'Paspoort' }).getAttribute('href')).toBe('/paspoort');
    const [result] = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(result?.textContent).toContain('Uw paspoort <b>haalt</b> u op. Paspoorten zijn klaar.');
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['paspoort', 'Paspoorten']);
  });

  it('searches again by typing and Enter: another address, the count read out in its place, the cursor where it was', async () => {
    const { router, user } = await show('/search', { paspoort: passport });
    const announced = status();
    await user.click(field());
    await user.keyboard(' paspoort {Enter}');
    await waitFor(() => expect(announced.textContent).toBe('1 resultaat voor ‘paspoort’'));
    expect(announced).toBe(status());
    expect(router.state.location.pathname + router.state.location.search).toBe('/search?q=+paspoort+');
    expect(document.activeElement).toBe(field());
    await user.clear(field());
    await user.keyboard('kanarie{Enter}');
    await waitFor(() => expect(announced.textContent).toBe('Geen resultaten voor ‘kanarie’'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(announced.textContent).toBe('1 resultaat voor ‘paspoort’'));
    expect(field().value).toBe('paspoort');
  });

  it('a link to an empty search empties the field', async () => {
    const { router } = await show('/search?q=paspoort', { paspoort: passport });
    await act(() => router.navigate('/search'));
    await waitFor(() => expect(field().value).toBe(''));
    expect(screen.queryByRole('link', { name: 'Paspoort' })).toBeNull();
  });

  it('does not leave somebody who finds nothing alone', async () => {
    await show('/search?q=kanarie');
    expect(status().textContent).toBe('Geen resultaten voor ‘kanarie’');
    expect(screen.getByRole('heading', { level: 2, name: 'Zo vindt u misschien wel iets' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(4);
    expect(screen.getByRole('link', { name: 'afval' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Vaak geregeld' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Afspraak maken' }).getAttribute('href')).toBe('/contact#afspraak');
    expect(screen.queryByRole('link', { name: 'Van anderen' })).toBeNull();
    expect(screen.getByRole('link', { name: footer.phone }).getAttribute('href')).toBe('tel:0118142200');
  });

  it('says, and reads out, that not all words were found, which nowhere, and of each result which it lacks', async () => {
    const some = answer({
      total: 1,
      partial: { nowhere: ['kanarie'] },
      results: [result({ title: 'Stadhuis', missing: ['zaterdag', 'kanarie'] })],
    });
    await show('/search?q=stadhuis+zaterdag+kanarie', { 'stadhuis zaterdag kanarie': some });
    expect(status().textContent).toContain('Niet alle woorden gevonden.');
    expect(status().textContent).toContain('Nergens gevonden: ‘kanarie’.');
    const [found] = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(found?.textContent).toContain('Zonder: ‘zaterdag’, ‘kanarie’');
  });

  it('says what each result is, of when, and where it stands', async () => {
    const found = answer({
      total: 2,
      results: [
        result({
          kind: 'item',
          title: 'Intocht',
          typeLabel: { value: 'Agenda' },
          date: '2026-12-05T13:00:00.000Z',
          trail: [{ value: 'Uit' }, { value: 'Agenda' }],
        }),
        result({
          kind: 'document',
          title: 'Route.pdf',
          path: '/a/1?name=Route.pdf',
          file: { type: 'pdf', size: 1536 },
        }),
      ],
    });
    await show('/search?q=intocht', { intocht: found });
    const [item, document] = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(item?.textContent).toContain('Agenda5 december 2026Staat onder Uit › Agenda');
    expect(document?.textContent).toContain('BestandPDF, 1,5 KB');
  });

  it('narrows with links that keep the words and say how many are left', async () => {
    const found = answer({
      total: 3,
      results: [result({})],
      facets: {
        kind: [
          { value: 'page', count: 1 },
          { value: 'item', count: 2 },
        ],
        type: [{ value: 'News', label: { value: 'Nieuws' }, count: 2 }],
        theme: [],
        period: [{ value: 'week', count: null }],
      },
    });
    await show('/search?q=dijk&type=News', { dijk: found });
    const links = within(screen.getByRole('group', { name: 'Soort' })).getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Alles', '/search?q=dijk', null],
      ['Pagina’s11 resultaat', '/search?q=dijk&kind=page', null],
      ['Nieuws22 resultaten', '/search?q=dijk&type=News', 'true'],
    ]);
    expect(screen.getByText('Afgelopen week').getAttribute('href')).toBe('/search?q=dijk&type=News&period=week');
    expect(screen.getByText('Datum').getAttribute('href')).toBe('/search?q=dijk&type=News&sort=date');
  });

  it('says so when there are more than it counts, and what it looked for instead', async () => {
    const more = answer({ total: 1000, isMore: true, pageCount: 30, results: [result({})] });
    await show('/search?q=de+dijk', { 'de dijk': more });
    expect(status().textContent).toBe('Meer dan 1.000 resultaten voor ‘de dijk’');
  });

  it('shows results for what was probably meant', async () => {
    await show('/search?q=paspotr', { paspotr: { ...passport, correction: 'paspoort' } });
    expect(status().textContent).toBe(
      'Niets gevonden voor ‘paspotr’. Dit zijn de resultaten voor ‘paspoort’.1 resultaat voor ‘paspoort’',
    );
  });

  it('puts first what an editor chose', async () => {
    const promoted = [{ title: 'Direct regelen', path: '/regelen', description: 'Met DigiD' }];
    await show('/search?q=paspoort', { paspoort: { ...passport, promoted } });
    const chosen = within(screen.getByRole('region', { name: 'Aanbevolen' }));
    expect(chosen.getByRole('link', { name: 'Direct regelen' }).getAttribute('href')).toBe('/regelen');
  });

  it('remembers in this browser what was looked for, until it is cleared', async () => {
    window.localStorage.clear();
    const { router, user } = await show('/search?q=paspoort', { paspoort: passport });
    await act(() => router.navigate('/search'));
    const own = await screen.findByRole('region', { name: 'Eerder gezocht in deze browser' });
    expect(within(own).getByRole('link', { name: 'paspoort' }).getAttribute('href')).toBe('/search?q=paspoort');
    expect(screen.getByRole('region', { name: 'Vaak gezocht' })).toBeTruthy();
    await user.click(within(own).getByRole('button', { name: 'Wis deze lijst' }));
    expect(screen.queryByRole('region', { name: 'Eerder gezocht in deze browser' })).toBeNull();
    expect(window.localStorage.length).toBe(0);
  });

  it('turns pages with links, in the reader’s language, and says where one is', async () => {
    const { queries } = await show('/search?q=dike&pageNumber=2', { dike: many(25, 10) }, 'en');
    expect(queries).toEqual([{ q: 'dike', language: 'en', pageNumber: 2 }]);
    expect(status().textContent).toBe('25 results for ‘dike’, page 2 of 3');
    const links = within(screen.getByRole('navigation', { name: 'Pages of results' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/en/search?q=dike#search-results',
      '/en/search?q=dike#search-results',
      '/en/search?q=dike&pageNumber=2#search-results',
      '/en/search?q=dike&pageNumber=3#search-results',
      '/en/search?q=dike&pageNumber=3#search-results',
    ]);
  });

  it('behind the last page there is a way back', async () => {
    await show('/search?q=dijk&pageNumber=9', { dijk: many(25, 0) });
    expect(status().textContent).toBe('25 resultaten voor ‘dijk’');
    expect(screen.getByRole('link', { name: 'Naar de eerste resultaten' }).getAttribute('href')).toBe('/search?q=dijk');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('marks what is in another language (WCAG 3.1.2), and names an untitled page by its address', async () => {
    const klaar = { text: 'Klaar.', lang: 'nl', marks: [] };
    const borrowed = answer({
      total: 2,
      results: [
        result({ title: 'Paspoort', lang: 'nl', path: '/en/passport', snippet: klaar }),
        result({ title: '', path: '/en/nameless' }),
      ],
    });
    await show('/search?q=passport', { passport: borrowed }, 'en');
    expect(screen.getByRole('link', { name: 'Paspoort' }).getAttribute('lang')).toBe('nl');
    expect(screen.getByText('Klaar.').getAttribute('lang')).toBe('nl');
    expect(screen.getByRole('link', { name: '/en/nameless' })).toBeTruthy();
  });

  it('is a plain form with its results before any script has run', async () => {
    const { app } = makeApp({ paspoort: passport });
    await loadSearch(app, new URL('https://vloedhaven.example/search?q=paspoort'));
    const router = createMemoryRouter([{ path: '/search', Component: SearchScreen }], {
      basename: '/en',
      initialEntries: ['/en/search?q=paspoort'],
    });
    const html = renderToString(
      <CallContext value={app.call}>
        <QueryClientProvider client={app.loadCache}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </CallContext>,
    );
    expect(html).toMatch(/<form[^>]* action="\/en\/search"/);
    expect(html).toMatch(/<form[^>]* method="get"/);
    expect(html).toContain('href="/paspoort"');
    expect(html).not.toContain('style=');
  });
});
