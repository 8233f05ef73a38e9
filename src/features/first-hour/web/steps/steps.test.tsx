import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SettingValues } from '#features/settings/contract/setting.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import type { PageSketches } from '../../contract/page-sketch.ts';
import { newSite, showFirstHour } from '../testing/show-first-hour.tsx';
import { BeginStep } from './begin-step.tsx';
import { SiteStep } from './site-step.tsx';

/** Those that the questions are about. */
const settings = {
  platformName: 'Gemeente Voorbeeld',
  languages: ['nl', 'en'],
  headerLogo: null,
  colorScheme: { primary: '#07506e', accent: '#f05a28' },
} as unknown as SettingValues;

const sketches: PageSketches = {
  home: [
    {
      shape: 'hero',
      area: 'main',
      lines: [{ look: 'title', text: { $lang: { nl: 'Welkom bij Gemeente Voorbeeld' } } }],
    },
    {
      shape: 'tiles',
      area: 'main',
      lines: [{ look: 'item', text: { $lang: { nl: 'Wie besturen de gemeente?' } }, page: 'governance' }],
    },
  ],
  governance: [{ shape: 'people', area: 'main', lines: [{ look: 'item', text: { $lang: { nl: 'Burgemeester' } } }] }],
};
const loaded = { '/api/firsthour/sketches': sketches };

let visited: string[];
beforeEach(() => {
  visited = [];
  vi.spyOn(window.location, 'assign').mockImplementation((path) => void visited.push(String(path)));
});

describe('your site', () => {
  const step = <SiteStep firstHour={newSite} settings={{ ...settings, platformName: '' }} />;

  it('asks for a name before it asks the server, and leads to the field', async () => {
    const { user, sent } = showFirstHour(step);
    await user.click(screen.getByRole('button', { name: 'Verder' }));
    const wrong = await screen.findByRole('link', { name: 'Vul de naam van de site in.' });
    expect(sent).toEqual([]);
    await user.click(wrong);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Naam van de site/ }));
  });

  it('sends name, kind and languages once, and goes on', async () => {
    const { user, sent, router } = showFirstHour(step);
    await user.type(screen.getByRole('textbox', { name: /Naam van de site/ }), 'Vereniging Noord');
    await user.click(screen.getByRole('radio', { name: 'Vereniging' }));
    await user.dblClick(screen.getByRole('button', { name: 'Verder' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/first-hour/look'));
    const body = { name: 'Vereniging Noord', kind: 'association', languages: ['nl', 'en'] };
    expect(sent).toEqual([{ method: 'PUT', path: '/api/firsthour/site', body }]);
  });

  it('keeps what was typed when there is no connection, and says so', async () => {
    const { user, router } = showFirstHour(step, () => Promise.reject(new CallError(0, undefined)));
    await user.type(screen.getByRole('textbox', { name: /Naam van de site/ }), 'Vereniging Noord');
    await user.click(screen.getByRole('button', { name: 'Verder' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/geen verbinding/);
    expect(screen.getByRole('textbox', { name: /Naam van de site/ })).toHaveProperty('value', 'Vereniging Noord');
    expect(router.state.location.pathname).toBe('/admin/first-hour/site');
  });
});

describe('what to begin with', () => {
  const step = <BeginStep firstHour={newSite} settings={settings} />;
  const drawingOf = (key: string) => document.querySelector(`[data-page=${key}]`);

  it('draws each page with its own words, and without what leads to a page that stays behind', async () => {
    const { user } = showFirstHour(step, undefined, loaded);
    expect(drawingOf('home')?.textContent).toContain('Wie besturen de gemeente?');
    expect(drawingOf('governance')?.textContent).toContain('Burgemeester');
    await user.click(screen.getByRole('checkbox', { name: 'Bestuur' }));
    expect(drawingOf('home')?.textContent).not.toContain('Wie besturen de gemeente?');
    expect(drawingOf('home')?.textContent).toContain('Welkom bij Gemeente Voorbeeld');
    expect(screen.getByRole('checkbox', { name: 'Home' })).toHaveProperty('disabled', true);
  });

  it('shows a page large, and gives the focus back', async () => {
    const { user } = showFirstHour(step, undefined, loaded);
    const enlarge = screen.getByRole('button', { name: 'Bekijk Bestuur groot' });
    await user.click(enlarge);
    const dialog = await screen.findByRole('dialog', { name: 'Bestuur, zoals u begint' });
    expect(within(dialog).getByText('Burgemeester')).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(enlarge));
  });

  it('makes the pages, and leads into the heading of the front page', async () => {
    const path = '/edit?at=5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c2e01';
    const made = { ...newSite, progress: 'done', tasks: [{ key: 'heading', isDone: false, path }] };
    const { user, sent } = showFirstHour(step, async () => made, loaded);
    await user.click(screen.getByRole('checkbox', { name: 'Bestuur' }));
    await user.click(screen.getByRole('button', { name: 'Naar mijn voorpagina' }));
    await waitFor(() => expect(visited).toEqual([path]));
    expect(sent).toEqual([
      { method: 'POST', path: '/api/firsthour/pages', body: { beginning: 'ready', pages: ['home'] } },
    ]);
  });

  it('begins empty without drawing anything', async () => {
    const { user } = showFirstHour(step, undefined, loaded);
    await user.click(screen.getByRole('radio', { name: 'Leeg' }));
    expect(drawingOf('home')).toBeNull();
  });
});
