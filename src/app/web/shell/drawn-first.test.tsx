import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { DrawnFirst } from './drawn-first.tsx';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

function Screen() {
  const [name, setName] = useState('');
  return (
    <>
      <h1>Leden</h1>
      <input aria-label="Naam" value={name} onChange={(event) => setName(event.target.value)} />
      <button type="button" style={{ color: 'red' }}>
        {`Zoek ${name}`}
      </button>
    </>
  );
}

/** As the server sends it: without styles on elements. */
function serverDrew() {
  document.body.innerHTML =
    '<div id="root"><div class="drawn"><h1>Leden</h1><input aria-label="Naam" value=""><button type="button">Zoek </button></div></div>';
  return document.getElementById('root') as HTMLElement;
}

const takeOver = (root: HTMLElement) =>
  act(async () => {
    hydrateRoot(
      root,
      <DrawnFirst>
        <Screen />
      </DrawnFirst>,
    );
  });

it('draws anew what the server drew, whole and once', async () => {
  await takeOver(serverDrew());
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Leden']);
  expect(screen.getByRole('button').style.color).toBe('red');
});

it('goes on with what was typed and where the focus was', async () => {
  const root = serverDrew();
  const field = screen.getByLabelText<HTMLInputElement>('Naam');
  field.focus();
  field.value = 'visser';
  await takeOver(root);
  expect(screen.getByRole('button').textContent).toBe('Zoek visser');
  expect(document.activeElement).toBe(screen.getByLabelText('Naam'));
});
