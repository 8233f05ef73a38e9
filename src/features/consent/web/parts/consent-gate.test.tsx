import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { BlockVendorKey, VendorSettings } from '../../contract/vendor.ts';
import { createConsentStore } from '../consent-store.ts';
import { type BlockConsent, ConsentContext } from './consent-context.ts';
import { ConsentGate } from './consent-gate.tsx';

const settings: VendorSettings = {
  googleAnalyticsId: '',
  googleTagManagerId: 'GTM-1',
  preloadGtag: false,
  siteimproveId: '',
  siteimproveCookieLess: true,
  embedAllowedHosts: [],
  mapTileUrl: '',
  primaryDomain: '',
  usedVendors: ['youtube', 'vimeo'],
};

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself does
  document.cookie = 'plein.consent=; path=/; max-age=-1';
};
afterEach(forget);

/** With a store of its own, as each page has one; two gates on a page share it. */
function drawn(keys: BlockVendorKey[]) {
  const store = createConsentStore(document);
  const consent: BlockConsent = { settings, mapAttribution: { text: '', url: '' }, load: async () => store };
  const page = (
    <ConsentContext value={consent}>
      {keys.map((key) => (
        <ConsentGate key={key} vendor={key} original={`https://${key}.example/1`} shape="wide">
          <p>Video van {key}</p>
        </ConsentGate>
      ))}
    </ConsentContext>
  );
  return { page, store };
}

async function open(keys: BlockVendorKey[]) {
  const { page, store } = drawn(keys);
  const { container } = await act(async () => render(page));
  return { store, container };
}

const shown = (container: Element) => container.textContent.match(/Video van (youtube|vimeo)/g) ?? [];
const button = (name: string) => screen.getByRole('button', { name });

test('before a choice: who, what happens, both ways to load it and the original, and nothing else', async () => {
  const { container } = await open(['youtube']);
  expect(shown(container)).toEqual([]);
  expect(container.textContent).toContain('Dit komt van YouTube.');
  expect(container.textContent).toContain('cookies');
  expect(container.textContent).toContain('‘Volgen’: YouTube, Google Tag Manager.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://youtube.example/1');
});

test('the server draws the question for everyone, whatever they chose before', () => {
  const { page, store } = drawn(['vimeo']);
  store.choose(['functional']);
  const html = renderToString(page);
  expect(html).toContain('Eén keer laden');
  expect(html).not.toContain('Video van');
  expect(html).not.toContain(' style=');
});

test('once: it loads here, nothing is kept, and the reader goes on inside it', async () => {
  const { container, store } = await open(['youtube', 'vimeo']);
  await userEvent.click(screen.getAllByRole('button', { name: 'Eén keer laden' })[0] as HTMLElement);
  expect(shown(container)).toEqual(['Video van youtube']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Dit komt van YouTube.');
  expect(store.getSnapshot().state).toBe('absent');
});

test('always: the category is kept with its date, and what was chosen before stays', async () => {
  const { container, store } = await open(['vimeo']);
  await act(async () => store.choose(['analytical']));
  await userEvent.click(button('Altijd laden'));
  expect(shown(container)).toEqual(['Video van vimeo']);
  const { consent, state } = store.getSnapshot();
  expect(state).toBe('set');
  expect(consent.accepted).toEqual(['required', 'analytical', 'functional']);
  expect(Date.parse(consent.date ?? '')).not.toBeNaN();
  expect(screen.getByRole('link', { name: 'Uw keuze over cookies veranderen' }).getAttribute('href')).toBe(
    '/legal/cookie-statement/nl',
  );
});

test('whoever chose before gets it at once, of that category only, and keeps their place', async () => {
  createConsentStore(document).choose(['functional']);
  const { container } = await open(['youtube', 'vimeo']);
  expect(shown(container)).toEqual(['Video van vimeo']);
  expect(document.activeElement).toBe(document.body);
});

test('taking it back closes it again', async () => {
  const { container, store } = await open(['vimeo']);
  await act(async () => store.choose(['functional']));
  expect(shown(container)).toEqual(['Video van vimeo']);
  await act(async () => store.choose([]));
  expect(shown(container)).toEqual([]);
});
