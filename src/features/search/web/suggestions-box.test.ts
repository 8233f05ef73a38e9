import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { AnyEndpoint, Call } from '#platform/contract/calls/endpoint.ts';
import { popularSearches, type Suggestion } from '../contract/search.endpoints.ts';
import { attachSuggestions } from './suggestions-box.ts';

const suggestions: Record<string, Suggestion[]> = {
  pas: [
    { kind: 'query', title: 'paspoort kwijt', path: '/search?q=paspoort+kwijt' },
    { kind: 'page', title: 'Paspoort <b>', path: '/paspoort' },
  ],
};

function build() {
  document.body.innerHTML =
    '<form role="search" action="/search"><label for="q">Zoeken</label><div><input id="q" name="q" type="search"></div></form>';
  const input = document.querySelector('input');
  if (input === null) throw new Error('no field');
  const asked: string[] = [];
  const followed: string[] = [];
  const follow = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null) return;
    event.preventDefault();
    followed.push(link.getAttribute('href') ?? '');
  };
  document.addEventListener('click', follow);
  // The document outlives the tests of this file.
  onTestFinished(() => document.removeEventListener('click', follow));
  const call = (async (endpoint: AnyEndpoint, { query }: { query: { q: string } }) => {
    if (endpoint.path === popularSearches.path) return ['afval'];
    asked.push(query.q);
    return suggestions[query.q] ?? [];
  }) as unknown as Call;
  attachSuggestions(input, { call, language: 'nl' });
  return { input, asked, followed, user: userEvent.setup() };
}
const options = () => [...document.querySelectorAll('[role="option"]')];
const isOpen = (input: HTMLInputElement) => input.getAttribute('aria-expanded') === 'true';

afterEach(() => {
  document.body.innerHTML = '';
  window.localStorage.clear();
});

describe('suggestions in a search field', () => {
  it('come after typing, say what they are and are read out', async () => {
    const { input, asked, user } = build();
    await user.click(input);
    await user.keyboard('pas');
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(asked).toEqual(['pas']);
    expect(options().map((one) => one.textContent)).toEqual(['paspoort kwijt Zoekterm', 'Paspoort <b> Pagina']);
    expect(isOpen(input)).toBe(true);
    expect(document.querySelector('[aria-live]')?.textContent).toBe('2 suggesties. Gebruik de pijltoetsen.');
  });

  it('come back with an arrow after Escape', async () => {
    const { input, user } = build();
    await user.click(input);
    await user.keyboard('pas');
    await waitFor(() => expect(isOpen(input)).toBe(true));
    await user.keyboard('{Escape}');
    expect(isOpen(input)).toBe(false);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(isOpen(input)).toBe(true));
    expect(input.hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('are gone through with the arrows, chosen with Enter and closed with Escape; the cursor stays in the field', async () => {
    const { input, followed, user } = build();
    await user.click(input);
    await user.keyboard('pas');
    await waitFor(() => expect(options()).toHaveLength(2));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(options().map((one) => one.getAttribute('aria-selected'))).toEqual(['false', 'true']);
    expect(input.getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
    await user.keyboard('{Enter}');
    expect(followed).toEqual(['/paspoort']);
    await waitFor(() => expect(isOpen(input)).toBe(false));
    expect(document.activeElement).toBe(input);
    await user.keyboard('{Backspace}s');
    await waitFor(() => expect(isOpen(input)).toBe(true));
    await user.keyboard('{ArrowUp}');
    expect(options()[1]?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Escape}');
    expect(isOpen(input)).toBe(false);
    expect(input.value).toBe('pas');
  });

  it('are what was looked for before while nothing is typed', async () => {
    window.localStorage.setItem('plein-recent-searches', '["dijk"]');
    const { input, user } = build();
    await user.click(input);
    await waitFor(() =>
      expect(options().map((one) => one.textContent)).toEqual([
        'dijk Eerder gezocht',
        'Wis wat u eerder zocht ',
        'afval Vaak gezocht',
      ]),
    );
  });

  it('can forget what was looked for, with the keyboard', async () => {
    window.localStorage.setItem('plein-recent-searches', '["dijk"]');
    const { input, user } = build();
    await user.click(input);
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(options().map((one) => one.textContent)).toEqual(['afval Vaak gezocht']));
    expect(window.localStorage.getItem('plein-recent-searches')).toBeNull();
    expect(document.activeElement).toBe(input);
  });

  it('do not stand in the way of searching for what was typed', async () => {
    const { input, user } = build();
    let submitted = 0;
    input.form?.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted += 1;
    });
    await user.click(input);
    await user.keyboard('pas');
    await waitFor(() => expect(isOpen(input)).toBe(true));
    await user.keyboard('{Enter}');
    expect(submitted).toBe(1);
    expect(isOpen(input)).toBe(false);
  });
});
