import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

const buttons = [
  { label: text('Afspraak maken'), href: '/afspraak', look: 'primary' },
  { label: text('Kosten'), href: 'https://www.example.nl/' },
];

test('each button goes where it says; one that leaves the site says so to machines and opens in the same window', async () => {
  await drawBlock(definition, { options: { buttons } });
  const links = screen.getAllByRole('link');
  expect(
    links.map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('rel'),
      link.getAttribute('target'),
    ]),
  ).toEqual([
    ['Afspraak maken', '/afspraak', null, null],
    ['Kosten', 'https://www.example.nl/', 'external', null],
  ]);
});

test('on the brand’s colour a button looks different', async () => {
  const { container, unmount } = await drawBlock(definition, { options: { buttons } });
  const onPaper = container.querySelector('a')?.className;
  unmount();
  const { container: other } = await drawBlock(definition, { options: { buttons }, background: 'brand' });
  expect(other.querySelector('a')?.className).not.toBe(onPaper);
});
