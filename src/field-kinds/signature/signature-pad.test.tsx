import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SignaturePad } from './signature-pad.tsx';

function open(before = '') {
  const heard = vi.fn();
  render(
    <form onInput={heard} aria-label="formulier">
      <label>
        Naam
        <input id="typed" />
      </label>
      <SignaturePad name="q.drawing" before={before} typedId="typed" />
    </form>,
  );
  const paper = screen.getByRole('img');
  vi.spyOn(paper, 'getBoundingClientRect').mockReturnValue({ left: 0, top: 0, width: 600, height: 200 } as DOMRect);
  const field = () => new FormData(screen.getByRole('form') as HTMLFormElement).get('q.drawing');
  const draw = (...points: [number, number][]) => {
    const [first = [0, 0], ...rest] = points;
    fireEvent.pointerDown(paper, { button: 0, clientX: first[0], clientY: first[1] });
    for (const [clientX, clientY] of rest) fireEvent.pointerMove(paper, { clientX, clientY });
    fireEvent.pointerUp(paper);
  };
  return { heard, field, draw, paper };
}

test('a line is drawn, the form hears of it, and it can be taken away again', async () => {
  const { heard, field, draw } = open();
  draw([10, 20], [30, 40], [50, 60]);
  expect([field(), heard.mock.calls.length]).toEqual(['M10 20L30 40L50 60', 1]);
  draw([5, 5], [90, 90]);
  fireEvent.click(screen.getByRole('button', { name: 'Laatste lijn weg' }));
  expect(field()).toBe('M10 20L30 40L50 60');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Alles wissen' })));
  expect(field()).toBe('');
  expect(document.activeElement?.id).toBe('typed');
  expect(screen.queryByRole('button', { name: 'Alles wissen' })).toBeNull();
});

test('what was drawn before comes back; what is no drawing is not drawn', () => {
  const { field, paper } = open('M1 2L30 40');
  expect([field(), paper.querySelector('path')?.getAttribute('d')]).toEqual(['M1 2L30 40', 'M1 2L30 40']);
});

test('another button than the first draws nothing', () => {
  const { field, paper } = open();
  fireEvent.pointerDown(paper, { button: 2, clientX: 5, clientY: 5 });
  fireEvent.pointerUp(paper);
  expect(field()).toBe('');
});
