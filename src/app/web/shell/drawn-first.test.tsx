import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { drawnAnew, keepEarlyPress } from '../boot/early-press.ts';
import { useEarlyPress } from '../use-early-press.ts';
import { DrawnFirst } from './drawn-first.tsx';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  saved.length = 0;
});

const saved: string[] = [];

function Screen() {
  const [name, setName] = useState('');
  const [isAll, setAll] = useState(false);
  return (
    <>
      <h1>Leden</h1>
      <p>{isAll ? 'all' : 'some'}</p>
      <input type="checkbox" aria-label="Alle" checked={isAll} onChange={(event) => setAll(event.target.checked)} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          saved.push(`saved ${name}`);
        }}
      >
        <button type="submit">Opslaan</button>
      </form>
      {['Wissen', 'Wissen'].map((words, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of the same
        <button key={at} type="button" onClick={() => saved.push(`${words} ${at}`)}>
          {words}
        </button>
      ))}
      <input aria-label="Naam" value={name} onChange={(event) => setName(event.target.value)} />
      <button type="button" style={{ color: 'red' }}>
        {`Zoek ${name}`}
      </button>
    </>
  );
}

function Page() {
  useEarlyPress();
  return (
    <DrawnFirst>
      <Screen />
    </DrawnFirst>
  );
}

/** As the server sends it: without styles on elements. */
function serverDrew() {
  const drawn = renderToString(<Screen />).replaceAll(/ style="[^"]*"/g, '');
  document.body.innerHTML = `<div id="root"><div class="drawn">${drawn}</div></div>`;
  return document.getElementById('root') as HTMLElement;
}

const takeOver = (root: HTMLElement) =>
  act(async () => {
    hydrateRoot(root, <Page />);
  });

it('draws anew what the server drew, whole and once', async () => {
  await takeOver(serverDrew());
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Leden']);
  expect(screen.getByRole('button', { name: /Zoek/ }).style.color).toBe('red');
});

it('goes on with what was typed and where the focus was', async () => {
  const root = serverDrew();
  const field = screen.getByLabelText<HTMLInputElement>('Naam');
  field.focus();
  field.value = 'visser';
  await takeOver(root);
  await waitFor(() => expect(screen.getByRole('button', { name: /Zoek/ }).textContent).toBe('Zoek visser'));
  expect(document.activeElement).toBe(screen.getByLabelText('Naam'));
});

it('goes on with what was ticked', async () => {
  const root = serverDrew();
  screen.getByRole('checkbox').click();
  await takeOver(root);
  await waitFor(() => expect(screen.getByText('all')).toBeTruthy());
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

it('presses the same one of two equal buttons that was pressed too early, once', async () => {
  keepEarlyPress(document);
  const root = serverDrew();
  screen.getAllByRole('button', { name: 'Wissen' })[1]?.click();
  await takeOver(root);
  await waitFor(() => expect(saved).toEqual(['Wissen 1']));
});

it('presses nothing where the button is called otherwise now', async () => {
  keepEarlyPress(document);
  const root = serverDrew();
  const [first] = screen.getAllByRole('button', { name: 'Wissen' });
  if (first !== undefined) first.textContent = 'Bewaren';
  first?.click();
  const took = new Promise((resolve) => document.addEventListener(drawnAnew, resolve, { once: true }));
  await takeOver(root);
  await act(() => took);
  expect(saved).toEqual([]);
});

it('sends a form that was sent too early, with what was typed, instead of asking for the page anew', async () => {
  keepEarlyPress(document);
  const root = serverDrew();
  const form = document.querySelector('form') as HTMLFormElement;
  screen.getByLabelText<HTMLInputElement>('Naam').value = 'visser';
  const sent = new SubmitEvent('submit', {
    bubbles: true,
    cancelable: true,
    submitter: screen.getByRole('button', { name: 'Opslaan' }),
  });
  form.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  await takeOver(root);
  await waitFor(() => expect(saved).toEqual(['saved visser']));
});
