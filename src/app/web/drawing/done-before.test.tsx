import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { useDoneBefore } from '#platform/web/content/use-done-before.ts';
import { keepEarlyPress } from '../boot/early-press.ts';
import { useArrival } from '../shell/use-arrival.ts';
import { useEarlyPress } from '../use-early-press.ts';

const asked: string[] = [];

/** One of everything that a visitor can do before any script, each controlled or asked at once. */
function Page({ pathname = '/' }: { pathname?: string }) {
  useDoneBefore();
  useEarlyPress();
  const [words, setWords] = useState('');
  const [isTicked, setTicked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useArrival(pathname, () => document.querySelector('details')?.removeAttribute('open'));
  return (
    <>
      <input aria-label="words" value={words} onChange={(event) => setWords(event.target.value)} />
      <input
        type="checkbox"
        aria-label="box"
        checked={isTicked}
        onChange={(event) => {
          setTicked(event.target.checked);
          asked.push(`box ${event.target.checked}`);
        }}
      />
      <select aria-label="order" defaultValue="new" onChange={(event) => asked.push(event.target.value)}>
        <option value="new">new</option>
        <option value="old">old</option>
      </select>
      <details suppressHydrationWarning>
        <summary>Menu</summary>
      </details>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        more
      </button>
      <output>{`${words} ${isTicked}`}</output>
    </>
  );
}

afterEach(() => {
  document.body.innerHTML = '';
  asked.length = 0;
});

/** As the server drew it, before the application is there. */
function drawn(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  document.body.append(root);
  return root;
}

const hydrate = (root: Element) => act(async () => hydrateRoot(root, <Page />));

test('what was typed, ticked and chosen before the application came is told to it', async () => {
  const root = drawn();
  screen.getByLabelText<HTMLInputElement>('words').value = 'dijk';
  screen.getByLabelText<HTMLInputElement>('box').checked = true;
  screen.getByLabelText<HTMLSelectElement>('order').value = 'old';
  await hydrate(root);
  expect(screen.getByRole('status').textContent).toBe('dijk true');
  expect(screen.getByLabelText<HTMLInputElement>('box').checked).toBe(true);
  expect(asked).toEqual(['box true', 'old']);
});

test('nothing is told of what nobody touched', async () => {
  await hydrate(drawn());
  expect(asked).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe(' false');
});

test('a button that was pressed too early is pressed when somebody answers, once', async () => {
  const root = drawn();
  keepEarlyPress(document);
  const button = screen.getByRole('button', { name: 'more' });
  button.click();
  button.click();
  await hydrate(root);
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('true'));
});

test('whoever pressed something else since does not get the button after all', async () => {
  const root = drawn();
  keepEarlyPress(document);
  screen.getByRole('button', { name: 'more' }).click();
  screen.getByLabelText('words').click();
  const took = new Promise((resolve) => document.addEventListener('application-took-over', resolve, { once: true }));
  await hydrate(root);
  await act(() => took);
  expect(screen.getByRole('button', { name: 'more' }).getAttribute('aria-expanded')).toBe('false');
});

test('what was opened stays open at the first address and closes at the next', async () => {
  const root = drawn();
  const details = root.querySelector('details');
  if (details !== null) details.open = true;
  let page: ReturnType<typeof hydrateRoot> | undefined;
  await act(async () => {
    page = hydrateRoot(root, <Page />, { onRecoverableError: () => undefined });
  });
  expect(details?.open).toBe(true);
  await act(async () => page?.render(<Page pathname="/next" />));
  expect(details?.open).toBe(false);
});
