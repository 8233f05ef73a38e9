import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { moveFocus } from './move-focus.ts';

const button = (name: string): HTMLButtonElement => {
  const made = document.createElement('button');
  made.textContent = name;
  made.id = name;
  document.body.append(made);
  return made;
};
const focused = () => document.activeElement?.textContent;
const frames = async (number: number) => {
  for (let frame = 0; frame < number; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};
const answer = () => document.getElementById('antwoord');

afterEach(() => document.body.replaceChildren());

it('goes to what is drawn some frames later', async () => {
  button('verstuur').focus();
  moveFocus(answer);
  await frames(10);
  expect(focused()).toBe('verstuur');
  button('antwoord');
  await waitFor(() => expect(focused()).toBe('antwoord'));
});

it('goes there once more when it is drawn anew', async () => {
  button('antwoord');
  moveFocus(answer);
  await waitFor(() => expect(focused()).toBe('antwoord'));
  answer()?.remove();
  await frames(4);
  button('antwoord');
  await waitFor(() => expect(focused()).toBe('antwoord'));
});

it('leaves who presses something meanwhile where they are', async () => {
  const pressed = button('verstuur');
  pressed.focus();
  moveFocus(answer);
  pressed.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  button('antwoord');
  await frames(10);
  expect(focused()).toBe('verstuur');
});
