import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const buttons = (...names: string[]) =>
  names.map((name) => {
    const button = document.createElement('button');
    button.textContent = name;
    document.body.append(button);
    return button;
  }) as [HTMLButtonElement, HTMLButtonElement];
const focused = () => document.activeElement?.textContent;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

afterEach(() => document.body.replaceChildren());

it('goes on at the place when the button is gone', async () => {
  const [pressed, place] = buttons('weg', 'verder');
  pressed.focus();
  pressed.remove();
  keepFocus(() => place);
  await waitFor(() => expect(focused()).toBe('verder'));
});

it('also when the button goes with the answer, after a dialog gave the focus back to it', async () => {
  const [pressed, place] = buttons('weg', 'verder');
  pressed.focus();
  keepFocus(() => place);
  for (let frame = 0; frame < 6; frame += 1) await nextFrame();
  expect(focused()).toBe('weg');
  pressed.remove();
  await waitFor(() => expect(focused()).toBe('verder'));
});

it('leaves who went elsewhere alone', async () => {
  const [pressed, elsewhere] = buttons('weg', 'elders');
  pressed.focus();
  const place = vi.fn(() => pressed);
  keepFocus(place);
  elsewhere.focus();
  for (let frame = 0; frame < 40; frame += 1) await nextFrame();
  expect(focused()).toBe('elders');
  expect(place).not.toHaveBeenCalled();
});
