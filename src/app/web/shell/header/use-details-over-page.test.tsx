import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDetailsOverPage } from './use-details-over-page.ts';

function Page() {
  const details = useDetailsOverPage();
  return (
    <>
      <details ref={details} data-testid="menu">
        <summary>Menu</summary>
        <a href="/nieuws">Nieuws</a>
      </details>
      <a href="/onder">Onder het menu</a>
    </>
  );
}

function openMenu(): HTMLDetailsElement {
  render(<Page />);
  const menu = screen.getByTestId<HTMLDetailsElement>('menu');
  menu.open = true;
  return menu;
}

it('stays open for what is in it, and closes when the focus goes on underneath', () => {
  const menu = openMenu();
  screen.getByText('Nieuws').focus();
  expect(menu.open).toBe(true);
  screen.getByText('Onder het menu').focus();
  expect(menu.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('Onder het menu');
});

it('closes with Escape wherever the focus is, which then is on its button', () => {
  const menu = openMenu();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(menu.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('Menu');
});

it('leaves Escape to others while it is closed', () => {
  const menu = openMenu();
  menu.open = false;
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(document.activeElement).toBe(document.body);
});
