import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import separator from '../../separator/definition.ts';
import { BlockFrame } from './block-frame.tsx';
import type { Placement } from './block-view.ts';
import { type BuildBlock, buildBlock } from './testing/build-block.ts';

function draw(frame: BuildBlock, placement: Placement = {}, spansWindow = false) {
  return render(
    <BlockFrame block={buildBlock(separator, frame)} placement={placement} spansWindow={spansWindow} isStill>
      <p>Inhoud</p>
    </BlockFrame>,
  ).container;
}

test.each([2, 3, 4])('a heading of level %d names the section, with the way onward beside it', (headingLevel) => {
  draw({ heading: text('Nieuws'), headingLevel, anchor: 'nieuws', more: { label: text('Alles'), href: '/nieuws' } });
  const section = screen.getByRole('region', { name: 'Nieuws' });
  expect(section.id).toBe('nieuws');
  expect(screen.getByRole('heading', { name: 'Nieuws', level: headingLevel })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Alles' }).getAttribute('href')).toBe('/nieuws');
});

test('a block without a heading is no landmark, and keeps its anchor', () => {
  const container = draw({ anchor: 'dijk' });
  expect(screen.queryByRole('region')).toBeNull();
  expect(container.querySelector('#dijk')?.textContent).toBe('Inhoud');
});

test('a block that draws its own heading is named by it', () => {
  const container = draw({ heading: text('Regelen') }, { hasOwnHeading: true });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(container.querySelector('section')?.getAttribute('aria-labelledby')).toMatch(/^heading-/);
});

test.each<[string, Placement, boolean, boolean]>([
  ['in a row over the window words keep to the page', {}, true, true],
  ['a plane does not', { isPlane: true }, true, false],
  ['a column keeps them already', {}, false, false],
])('%s', (_, placement, spansWindow, isWrapped) => {
  draw({}, placement, spansWindow);
  expect(screen.getByText('Inhoud').closest('.wrap') !== null).toBe(isWrapped);
});

test.each([
  ['brand', true],
  ['tint', false],
  ['none', false],
] as const)('on %s', (background, isOnBrand) => {
  draw({ background }, {}, true);
  expect(screen.getByText('Inhoud').closest('.on-brand') !== null).toBe(isOnBrand);
});

test('a block with a ground of its own keeps it', () => {
  draw({ background: 'brand' }, { isPlane: true, hasOwnGround: true }, true);
  expect(screen.getByText('Inhoud').closest('.on-brand')).toBeNull();
});

test('a heading in another language says which', () => {
  draw({ heading: text('Nieuws'), language: 'en' });
  expect(screen.getByText('Nieuws').getAttribute('lang')).toBe('nl');
});
