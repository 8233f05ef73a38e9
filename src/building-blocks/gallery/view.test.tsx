import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition, { galleryVariants } from './definition.ts';

const guid = (letter: string) => `5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e3${letter}`;
const item = (letter: string, caption = '') => ({
  picture: { imageGuid: guid(letter), alt: text(`Beeld ${letter}`) },
  caption: text(caption),
});
const items = [item('a', 'De werf'), { caption: text('Nog zonder beeld') }, item('b'), item('c')];

const dialog = () => screen.findByRole('dialog', { name: 'Vergrote afbeelding' });
const shown = async () =>
  within(await dialog())
    .getByRole('img')
    .getAttribute('alt');
const thumbnail = (letter: string) => screen.getByRole('link', { name: new RegExp(`Beeld ${letter}`) });

test.each(galleryVariants)('%s: every picture links to the picture itself, which needs no script', async (variant) => {
  await drawBlock(definition, { options: { variant, items } });
  expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent?.trim()])).toEqual([
    [`/a/${guid('a')}?width=2560`, 'Afbeelding 1 vergroten'],
    [`/a/${guid('b')}?width=2560`, 'Afbeelding 2 vergroten'],
    [`/a/${guid('c')}?width=2560`, 'Afbeelding 3 vergroten'],
  ]);
  expect(screen.queryByText('Nog zonder beeld')).toBeNull();
});

test('a click that asks for a new tab is the browser’s', async () => {
  await drawBlock(definition, { options: { items } });
  expect(fireEvent.click(thumbnail('a'), { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(thumbnail('a'))).toBe(false);
  expect(await dialog()).toBeTruthy();
});

test('a picture opens large, with its caption and its number; the keys go round', async () => {
  await drawBlock(definition, { options: { items } });
  await userEvent.click(thumbnail('a'));
  expect(await shown()).toBe('Beeld a');
  const box = within(await dialog());
  expect(box.getByRole('status').textContent).toBe('1 van 3 Beeld a');
  expect(box.getByText('De werf')).toBeTruthy();
  for (const [key, alt] of [
    ['ArrowRight', 'Beeld b'],
    ['End', 'Beeld c'],
    ['ArrowRight', 'Beeld a'],
    ['ArrowLeft', 'Beeld c'],
    ['Home', 'Beeld a'],
  ] as const) {
    fireEvent.keyDown(await dialog(), { key });
    expect(await shown()).toBe(alt);
  }
});

test('until a large picture is there, a rough small one lies in its place (§9)', async () => {
  await drawBlock(definition, { options: { items } });
  await userEvent.click(thumbnail('a'));
  const box = await dialog();
  const rough = () => box.querySelector('img[src*="width=100&height=100&quality=1"]');
  expect(rough()).not.toBeNull();
  fireEvent.load(within(box).getByRole('img'));
  expect(rough()).toBeNull();
});

test('a swipe goes on, a tap or a scroll does not', async () => {
  await drawBlock(definition, { options: { items } });
  await userEvent.click(thumbnail('b'));
  const picture = within(await dialog()).getByRole('img');
  const swipe = (x: number, y: number) => {
    const stage = picture.isConnected ? picture : screen.getByRole('dialog').querySelector('img');
    if (stage === null) throw new Error('no picture to swipe');
    fireEvent.pointerDown(stage, { clientX: 200, clientY: 200, pointerType: 'touch' });
    fireEvent.pointerUp(stage, { clientX: 200 + x, clientY: 200 + y, pointerType: 'touch' });
  };
  swipe(-10, 0);
  swipe(-80, 120);
  expect(await shown()).toBe('Beeld b');
  swipe(-80, 10);
  expect(await shown()).toBe('Beeld c');
  swipe(80, 10);
  expect(await shown()).toBe('Beeld b');
});

test('closing brings the reader back to the picture they saw last', async () => {
  await drawBlock(definition, { options: { items } });
  await userEvent.click(thumbnail('a'));
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Volgende' }));
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Sluiten' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(thumbnail('b'));
});

test('the first picture stands for the page when it is shared', () => {
  const options = definition.options.parse({ items: items.slice(1) });
  expect(definition.socialImage?.(options)).toEqual({ imageGuid: guid('b'), alt: text('Beeld b') });
});
