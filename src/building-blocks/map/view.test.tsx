import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConsentContext } from '#features/consent/web/parts/consent-context.ts';
import { noConsentGiven } from '#features/consent/web/parts/use-block-consent.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { BlockArea } from '../kit/web/block-area.tsx';
import { loadBlockView } from '../kit/web/block-catalogue.ts';
import { buildBlock } from '../kit/web/testing/build-block.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

const markers = [
  { label: text('Stadhuis'), address: 'Kade 1', lat: 51.92, lng: 4.48, href: '/contact' },
  { label: text('Wijkpost'), description: text('Verhuist nog'), address: 'Volgt' },
];

async function drawWithTiles(mapTileUrl: string) {
  await loadBlockView('Map');
  const block = buildBlock(definition, { options: { markers } });
  const page = (
    <ConsentContext value={{ ...noConsentGiven, settings: { ...noConsentGiven.settings, mapTileUrl } }}>
      <BlockArea area="main" blocks={[block]} isFirst canManage={false} />
    </ConsentContext>
  );
  return act(async () => render(page));
}

const places = (container: Element) => Array.from(container.querySelectorAll('li'), (place) => place.textContent);

test('without tiles the places are a list, and there is nothing to ask', async () => {
  const { container } = await drawBlock(definition, { options: { markers } });
  expect(places(container)).toEqual(['StadhuisKade 1', 'WijkpostVolgtVerhuist nog']);
  expect(screen.getByRole('link', { name: 'Stadhuis' }).getAttribute('href')).toBe('/contact');
  expect(screen.queryByRole('button')).toBeNull();
});

test('with tiles of someone else the list is there, numbered, and the map waits', async () => {
  const { container } = await drawWithTiles('https://tiles.example/{z}/{x}/{y}.png');
  expect(places(container)).toEqual(['1StadhuisKade 1', '2WijkpostVolgtVerhuist nog']);
  expect(container.textContent).toContain('Dit komt van tiles.example.');
  expect(container.querySelector('img')).toBeNull();
});

test('with tiles of our own nobody is asked', async () => {
  const { container } = await drawWithTiles('/tiles/{z}/{x}/{y}.png');
  expect(container.textContent).not.toContain('Dit komt van');
  expect(places(container)).toHaveLength(2);
});

test.each([
  [markers, ['map-tiles']],
  [[markers[1]], []],
  [[], []],
])('names the tiles only when a place is on the map', (some, vendors) => {
  expect(definition.vendors?.(definition.options.parse({ markers: some }))).toEqual(vendors);
});
