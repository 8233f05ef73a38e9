import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UserStoreContext } from '#features/auth/web/user-store-context.ts';
import type { FoundThings } from '#features/commands/contract/found-things.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { I18n } from '#platform/web/i18n/i18n.ts';
import { I18nContext } from '#platform/web/i18n/use-translation.ts';
import type { SiteApp } from '../site-app.ts';
import { SiteAppContext } from '../site-app-context.ts';
import admin from '../texts/admin-nl.ts';
import screens from '../texts/screens-nl.ts';
import site from '../texts/site-nl.ts';
import CommandPalette from './command-palette.tsx';
import type { Doing } from './palette-result.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const page = (title: string, more: Partial<FoundThings['pages'][number]> = {}): FoundThings['pages'][number] => ({
  guid: `guid-${title}`,
  kind: 'page',
  title,
  path: `/${title.toLowerCase()}`,
  status: 'published',
  isPublished: true,
  changes: null,
  canEdit: true,
  ...more,
});
const found = (...pages: FoundThings['pages']): FoundThings => ({ pages, items: [], people: [] });

type Answer = (q: string, only?: string) => Promise<FoundThings> | FoundThings;

const everyRight = {
  isSignedIn: true,
  isActive: true,
  isAdmin: true,
  isContentManager: true,
  isDeveloper: false,
  isStaff: false,
  handlesForms: true,
};

function open(answer: Answer, rights: Partial<typeof everyRight> = {}) {
  const done: Doing[] = [];
  const asked: string[] = [];
  const call = async (endpoint: { path: string }, { query }: { query?: { q: string; only?: string } } = {}) => {
    if (endpoint.path !== '/api/commands') return [{ key: 'platformName', value: 'Gemeente Vloedhaven' }];
    asked.push(query?.q ?? '');
    return answer(query?.q ?? '', query?.only);
  };
  const app = {
    reader: { ...everyRight, ...rights, viewingAs: null },
    language: 'nl',
    locale: { languages: ['nl', 'en'], timeZone: 'Europe/Amsterdam' },
    isDevelopment: false,
  } as unknown as SiteApp;
  const user = { applicationUser: { guid: 'eline' } };
  const store = { subscribe: () => () => undefined, getSnapshot: () => user } as never;
  const onClose = vi.fn();
  const i18n = new I18n('nl', { nl: site });
  i18n.add('nl', screens);
  i18n.add('nl', admin);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nContext value={i18n}>
        <SiteAppContext value={app}>
          <UserStoreContext value={store}>
            <CallContext value={call as never}>
              <CommandPalette onClose={onClose} onDo={(doing) => void done.push(doing)} />
            </CallContext>
          </UserStoreContext>
        </SiteAppContext>
      </I18nContext>
    </QueryClientProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'Zoek of doe iets' });
  act(() => field.focus());
  return { field, done, asked, onClose };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const current = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.querySelector('b')?.textContent;
};
/** By what is written in it: what is marked cuts words into pieces. */
const sees = (words: RegExp) =>
  waitFor(() => {
    const option = screen.queryAllByRole('option').find(({ textContent }) => words.test(textContent ?? ''));
    if (option === undefined) throw new Error(`no option with ${words} among ${options().join(' | ')}`);
    return option;
  });

describe('choosing', () => {
  it('keeps the focus in the field, names the one that Enter would do, and goes round', async () => {
    const { field, done } = open(() => found(page('Havenkwartier'), page('Havengeld', { status: 'changed' })));
    await userEvent.keyboard('haven');
    await sees(/Havengeld/);
    expect(current()).toBe('Havengeld');
    await userEvent.keyboard('{ArrowDown}');
    expect(current()).toBe('Havenkwartier');
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(current()).toBe('Naam van de site');
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(current()).toBe('Havengeld');
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('{Enter}');
    expect(done).toEqual([{ kind: 'path', path: '/havengeld' }]);
  });

  it('edits with Ctrl Enter what is marked, else the first that can be edited', async () => {
    const { done } = open(() => found(page('Haven'), page('Havenkwartier')));
    await userEvent.keyboard('haven');
    await sees(/Havenkwartier/);
    await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}{End}{Control>}{Enter}{/Control}');
    expect(done).toEqual([
      { kind: 'path', path: '/havenkwartier/edit' },
      { kind: 'path', path: '/haven/edit' },
    ]);
  });

  it('offers what can be done with the first that was found, by the state of it', async () => {
    open(() => found(page('Haven', { status: 'changed' })));
    await userEvent.keyboard('haven');
    await sees(/Bewerk Haven/);
    const doing = options().filter((text) => /Haven/.test(text ?? '') && !/Gewijzigd|Vloedhaven/.test(text ?? ''));
    expect(doing).toEqual([
      'Bewerk HavenCtrl Enter',
      'Publiceer Haven…',
      'Nieuwe pagina onder Haven…',
      'Versies van Haven',
    ]);
  });

  it('understands what someone wants to do with what they look for', async () => {
    const { asked } = open((q) => (q === 'haven' ? found(page('Haven'), page('Havengeld')) : found()));
    await userEvent.keyboard('> versies haven');
    await sees(/Versies van Havengeld/);
    expect(options()).toEqual(['Versies van HavenEnter', 'Versies van Havengeld']);
    // On a busy machine there is time to ask for a part of it first.
    expect(asked.at(-1)).toBe('haven');
  });

  it('a page that is not read yet is opened where it is written; also without an address', async () => {
    const { done } = open(() =>
      found(
        page('Concept', { isPublished: false, status: 'draft' }),
        page('Los concept', { path: null, status: 'draft' }),
      ),
    );
    await userEvent.keyboard('concept');
    await sees(/Los concept/);
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(done).toEqual([
      { kind: 'path', path: '/concept/edit' },
      { kind: 'path', path: '/edit/guid-Los concept' },
    ]);
  });

  it('leads to the field of a setting, found by what it says too', async () => {
    const { done } = open(() => found());
    await userEvent.keyboard('vloedhaven');
    await userEvent.click(await sees(/Naam van de site.*Gemeente Vloedhaven/));
    expect(done).toEqual([{ kind: 'path', path: '/admin/settings#setting-platformName' }]);
  });
});

describe('what is offered', () => {
  it('begins with what was chosen last', async () => {
    open(() => found(page('Havenkwartier')));
    await userEvent.keyboard('haven');
    await userEvent.click(await sees(/Havenkwartier.*Gepubliceerd/));
    cleanup();
    open(() => found());
    expect(screen.getByRole('group', { name: 'Laatst' }).textContent).toContain('Havenkwartier');
    expect(current()).toBe('Havenkwartier');
  });

  it('is what its reader may do', async () => {
    open(() => found(), { isAdmin: false });
    await userEvent.keyboard('>');
    const all = options().join();
    expect(all).toContain('Nieuwe pagina…');
    expect(all).not.toMatch(/Nodig iemand uit|Leden|bezoeker/);
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.keyboard('tijdzone');
    await sees(/Zoek op de site naar ‘tijdzone’/);
    expect(options()).toHaveLength(1);
  });

  it('asks for people alone after @', async () => {
    const only: (string | undefined)[] = [];
    open((_, kind) => {
      only.push(kind);
      const people = [
        { guid: 'h', name: 'Hanneke Havenaar', email: 'h@x.example', accountType: 'ContentManager' as const },
      ];
      return { ...found(), people };
    });
    await userEvent.keyboard('@hann');
    await sees(/Hanneke Havenaar/);
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(only).toEqual(['people']);
  });
});

describe('answers', () => {
  it('of earlier words never take the place of later ones', async () => {
    const waiting = new Map<string, (things: FoundThings) => void>();
    open((q) => new Promise((resolve) => waiting.set(q, resolve)));
    await userEvent.keyboard('hav');
    await waitFor(() => expect(waiting.has('hav')).toBe(true));
    await userEvent.keyboard('en');
    await waitFor(() => expect(waiting.has('haven')).toBe(true));
    await act(async () => waiting.get('haven')?.(found(page('Haven'))));
    await act(async () => waiting.get('hav')?.(found(page('Havermout'), page('Haven oud'))));
    expect(options().some((text) => /Haven.*Gepubliceerd/.test(text ?? ''))).toBe(true);
    expect(options().join()).not.toMatch(/oud/);
  });

  it('of before stay as far as they fit, until the next is there', async () => {
    open((q) => (q === 'hav' ? found(page('Haven'), page('Havik')) : new Promise(() => undefined)));
    await userEvent.keyboard('hav');
    await sees(/Havik/);
    await userEvent.keyboard('en');
    expect(options().join()).toContain('Haven');
    expect(options().join()).not.toContain('Havik');
  });

  it('that do not come are told, and what is known here is found all the same', async () => {
    open(() => Promise.reject(new CallError(0, undefined)));
    await userEvent.keyboard('leden');
    expect((await screen.findByText(/Geen verbinding/)).textContent).toContain('de rest wel');
    expect(options().join()).toContain('Ga naar Leden');
  });

  it('that fail can be asked for again', async () => {
    let tries = 0;
    open(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new CallError(500, undefined)) : found(page('Haven'));
    });
    await userEvent.keyboard('haven');
    await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw' }));
    await sees(/Haven.*Gepubliceerd/);
  });

  it('that are nothing say so, and where else to look', async () => {
    const { done } = open(() => found());
    await userEvent.keyboard('xyzzy');
    await sees(/Zoek op de site/);
    await userEvent.keyboard('{Enter}');
    expect(done).toEqual([{ kind: 'path', path: '/search?q=xyzzy' }]);
  });
});

it('is closed with Escape', async () => {
  const { onClose } = open(() => found());
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});
