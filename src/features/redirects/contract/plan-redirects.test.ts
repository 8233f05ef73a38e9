import { describe, expect, it } from 'vitest';
import type { Language } from '#platform/contract/texts/language.ts';
import { type KnownRedirect, planRedirects, type RedirectWorld } from './plan-redirects.ts';
import type { RedirectTarget } from './redirect-target.ts';

const home = '00000000-0000-4000-8000-000000000001';
const contact = '00000000-0000-4000-8000-000000000002';
const gone = '00000000-0000-4000-8000-000000000009';
const page = (guid: string, language: Language | null = null, suffix = ''): RedirectTarget => ({
  kind: 'page',
  guid,
  language,
  suffix,
});
const path = (to: string): RedirectTarget => ({ kind: 'path', path: to });

const pages: Record<string, { guid: string; name: string; language: Language }> = {
  '/': { guid: home, name: 'Voorpagina', language: 'nl' },
  '/contact': { guid: contact, name: 'Contact', language: 'nl' },
  '/en/contact-us': { guid: contact, name: 'Contact', language: 'en' },
};

const worldWith = (redirects: Record<string, Partial<KnownRedirect>> = {}): RedirectWorld => ({
  languages: ['nl', 'en'],
  isOwnHost: (host) => host === 'www.vloedhaven.example',
  pageAt: (at) => pages[at],
  hasPage: (guid) => guid !== gone,
  redirectAt: (at) => {
    const known = redirects[at];
    return known && { target: page(contact), status: 301, isAutomatic: false, ...known };
  },
  isThere: (at) => ['/search', '/nieuws/i/abcd2345'].includes(at),
});

const planOne = (from: string, to: string, world = worldWith(), status = '') =>
  planRedirects([{ from, to, status }], world)[0];

describe('one redirect', () => {
  it.each([
    ['/oud', '/contact', page(contact)],
    ['/oud', '/Contact/', page(contact)],
    ['/oud', '/contact?x=1#tijden', page(contact, null, '?x=1#tijden')],
    ['/oud', `page:${contact}`, page(contact)],
    ['/oud', '/', page(home)],
    // Written in another language than the address, it stays in that language.
    ['/oud', '/en/contact-us', page(contact, 'en')],
    ['/en/old', '/en/contact-us', page(contact)],
    ['/en/old', '/contact', page(contact, 'nl')],
    ['/oud', '/search?q=haven', path('/search?q=haven')],
    ['/oud', '/nieuws/i/abcd2345', path('/nieuws/i/abcd2345')],
    ['/oud', 'https://elders.example/', { kind: 'url', url: 'https://elders.example/' }],
  ] as const)('%s to %s', (from, to, target) => {
    expect(planOne(from, to)).toEqual({
      outcome: 'new',
      from: from.toLowerCase(),
      target,
      status: 301,
      isShortened: false,
    });
  });

  it.each([
    ['/contact', '/', 'redirect-from-taken', { path: '/contact', name: 'Contact' }],
    ['/en/contact-us', '/', 'redirect-from-taken', { name: 'Contact' }],
    ['/nieuws/i/abcd2345', '/', 'redirect-from-taken', { path: '/nieuws/i/abcd2345' }],
    ['/oud', '/nergens', 'redirect-to-unknown', { to: '/nergens' }],
    ['/oud', `page:${gone}`, 'redirect-to-unknown', {}],
    ['/oud', '/oud', 'redirect-loop', { from: '/oud', to: '/oud' }],
    ['/oud', '/Oud/?x=1', 'redirect-loop', {}],
    // In English, /en/oud leads where /oud does.
    ['/oud', '/en/oud', 'redirect-loop', {}],
  ] as const)('%s to %s is refused: %s', (from, to, code, values) => {
    expect(planOne(from, to)).toMatchObject({ outcome: 'refused', problem: { code, values } });
  });

  it.each([
    ['', 301],
    [' 301 ', 301],
    ['302', 302],
    ['307', undefined],
    ['voorgoed', undefined],
  ])('status %s', (status, read) => {
    expect(planOne('/oud', '/contact', worldWith(), status)).toMatchObject(
      read === undefined ? { problem: { code: 'redirect-status' } } : { status: read },
    );
  });

  it.each([
    ['nothing', {}, 'new'],
    ['the same', { target: page(contact) }, 'same'],
    ['another target', { target: page(home) }, 'changed'],
    ['another status', { status: 302 }, 'changed'],
    ['the same, left by a page that moved', { isAutomatic: true }, 'changed'],
  ] as const)('where there is %s', (what, known, outcome) => {
    const world = worldWith(what === 'nothing' ? {} : { '/oud': known });
    expect(planOne('/oud', '/contact', world)).toMatchObject({ outcome });
  });
});

describe('one that leads to another', () => {
  it('leads to the end at once', () => {
    const world = worldWith({ '/twee': { target: path('/drie') }, '/drie': { target: page(contact, null, '#c') } });
    expect(planOne('/een', '/twee', world)).toMatchObject({ target: page(contact, null, '#c'), isShortened: true });
  });

  it('is refused when that leads back', () => {
    const world = worldWith({ '/twee': { target: path('/drie') }, '/drie': { target: path('/een') } });
    const problem = { code: 'redirect-loop', values: { from: '/een', to: '/twee' } };
    expect(planOne('/een', '/twee', world)).toMatchObject({ problem });
  });

  it('is refused when others go round, and it would never end', () => {
    const world = worldWith({ '/twee': { target: path('/drie') }, '/drie': { target: path('/twee') } });
    expect(planOne('/een', '/twee', world)).toMatchObject({ problem: { code: 'redirect-loop' } });
  });

  it('is refused when that leads to what is gone', () => {
    expect(planOne('/een', '/twee', worldWith({ '/twee': { target: { kind: 'gone' } } }))).toMatchObject({
      problem: { code: 'redirect-to-unknown', values: { to: '/twee' } },
    });
  });

  it('ends at a page that stands where a redirect was', () => {
    expect(planOne('/een', '/contact', worldWith({ '/contact': { target: path('/een') } }))).toMatchObject({
      outcome: 'new',
      target: page(contact),
    });
  });
});

describe('many at once', () => {
  const plan = (...pairs: [string, string][]) =>
    planRedirects(
      pairs.map(([from, to]) => ({ from, to, status: '' })),
      worldWith(),
    );

  it('one may lead to what another makes, in any order', () => {
    expect(plan(['/een', '/twee'], ['/twee', '/contact'])).toMatchObject([
      { from: '/een', target: page(contact), isShortened: true },
      { from: '/twee', target: page(contact), isShortened: false },
    ]);
  });

  it('those that go round are all refused, and the others are not', () => {
    expect(plan(['/een', '/twee'], ['/twee', '/een'], ['/drie', '/contact'])).toMatchObject([
      { problem: { code: 'redirect-loop' } },
      { problem: { code: 'redirect-loop' } },
      { outcome: 'new' },
    ]);
  });

  it('the first of two from the same address counts', () => {
    expect(plan(['/een', '/contact'], ['/Een/', '/'])).toMatchObject([
      { outcome: 'new' },
      { problem: { code: 'redirect-twice', values: { from: '/een' } } },
    ]);
  });
});
