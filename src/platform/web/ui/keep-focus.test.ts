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

it('tries again while the place does not take the focus', async () => {
  const [pressed, place] = buttons('weg', 'verder');
  pressed.focus();
  place.disabled = true;
  pressed.remove();
  keepFocus(() => place);
  for (let frame = 0; frame < 6; frame += 1) await nextFrame();
  expect(document.activeElement).toBe(document.body);
  place.disabled = false;
  await waitFor(() => expect(focused()).toBe('verder'));
});

it('goes on once more when the place is drawn anew', async () => {
  const [pressed, place] = buttons('weg', 'verder');
  pressed.focus();
  pressed.remove();
  keepFocus(() => document.querySelector('button'));
  await waitFor(() => expect(focused()).toBe('verder'));
  place.remove();
  buttons('verder opnieuw');
  await waitFor(() => expect(focused()).toBe('verder opnieuw'));
});

it('goes on at the screen itself after a moment without a place, and not only when all has come to rest', async () => {
  const main = document.createElement('main');
  main.tabIndex = -1;
  document.body.append(main);
  const [pressed] = buttons('weg');
  pressed.focus();
  pressed.remove();
  keepFocus(() => null);
  for (let frame = 0; frame < 30; frame += 1) await nextFrame();
  expect(document.activeElement).toBe(main);
});

it('moves from the screen itself to the place when that comes with an answer', async () => {
  const main = document.createElement('main');
  main.tabIndex = -1;
  document.body.append(main);
  keepFocus(() => document.querySelector('button'));
  for (let frame = 0; frame < 30; frame += 1) await nextFrame();
  expect(document.activeElement).toBe(main);
  buttons('verder');
  await waitFor(() => expect(focused()).toBe('verder'));
});

it('stops when someone presses beside everything', async () => {
  const [pressed, place] = buttons('weg', 'verder');
  pressed.focus();
  keepFocus(() => place);
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  pressed.remove();
  for (let frame = 0; frame < 6; frame += 1) await nextFrame();
  expect(document.activeElement).toBe(document.body);
});

it('stops when someone goes on by keyboard at another place, whose dialog gives the focus back itself', async () => {
  const [pressed, place] = buttons('weg', 'verder');
  const [dialogButton] = buttons('toon het venster');
  pressed.focus();
  pressed.remove();
  keepFocus(() => place);
  await waitFor(() => expect(focused()).toBe('verder'));
  dialogButton.focus();
  dialogButton.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  dialogButton.blur();
  for (let frame = 0; frame < 6; frame += 1) await nextFrame();
  expect(document.activeElement).toBe(document.body);
});

it('goes on watching while the button that was pressed is still there and another key comes', async () => {
  const [pressed, place] = buttons('weg', 'verder');
  pressed.focus();
  keepFocus(() => place);
  pressed.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  pressed.remove();
  await waitFor(() => expect(focused()).toBe('verder'));
});

it('goes on where the last press says', async () => {
  const [first, second] = buttons('eerst', 'daarna');
  keepFocus(() => first);
  keepFocus(() => second);
  await waitFor(() => expect(focused()).toBe('daarna'));
});
