import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type AskedMap, QuestionMapContext } from '../kit/web/question-map-context.ts';
import { PointPicker } from './point-picker.tsx';
import place from './question.ts';

type Found = (position: { coords: { latitude: number; longitude: number } }) => void;
type Failed = (error: { code: number; PERMISSION_DENIED: number }) => void;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

function open(before = '', typed = '') {
  const seek = vi.fn<(found: Found, failed: Failed) => void>();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: seek } });
  const heard = vi.fn();
  let asked: AskedMap | undefined;
  const draw = (given: AskedMap) => {
    asked = given;
    return null;
  };
  render(
    <form onInput={heard} aria-label="formulier">
      <input id="typed" aria-label="woorden" defaultValue={typed} />
      <QuestionMapContext value={draw}>
        <PointPicker name="q.point" before={before} label="Waar?" typedId="typed" settings={place.defaults} />
      </QuestionMapContext>
    </form>,
  );
  const field = () => new FormData(screen.getByRole('form') as HTMLFormElement).get('q.point');
  return { seek, heard, field, map: () => asked };
}

test('a point of the map is told to the form and in words, and is taken away again', async () => {
  const { heard, field, map } = open();
  act(() => map()?.onPoint({ latitude: 51.4400004, longitude: -3.5 }));
  expect([field(), heard.mock.calls.length]).toEqual(['51.440000 -3.500000', 1]);
  expect(screen.getByRole('status').textContent).toBe('Punt op 51,44000° noorderbreedte, 3,50000° westerlengte.');
  fireEvent.click(screen.getByRole('button', { name: 'Punt weghalen' }));
  expect([field(), document.activeElement?.id]).toEqual(['', 'typed']);
});

test('what was there before comes back; what is no point does not', () => {
  expect(open('51.44 3.57').map()?.point).toEqual({ latitude: 51.44, longitude: 3.57 });
});

test('a point that was typed gives way, and words stay', () => {
  const { map } = open('', '52.1 4.3');
  act(() => map()?.onPoint({ latitude: 51.44, longitude: 3.57 }));
  const typed = screen.getByRole<HTMLInputElement>('textbox');
  expect(typed.value).toBe('');
  typed.value = 'Bij de brug';
  act(() => map()?.onPoint({ latitude: 51.45, longitude: 3.57 }));
  expect(typed.value).toBe('Bij de brug');
});

test('where one is now, and why that is not known', () => {
  const { seek, field } = open();
  const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Gebruik waar ik nu ben' }));
  ask();
  ask();
  expect(seek).toHaveBeenCalledTimes(1);
  act(() => seek.mock.calls[0]?.[1]({ code: 1, PERMISSION_DENIED: 1 }));
  expect(screen.getByRole('status').textContent).toContain('mag ons niet vertellen');
  ask();
  act(() => seek.mock.calls[1]?.[1]({ code: 3, PERMISSION_DENIED: 1 }));
  expect(screen.getByRole('status').textContent).toContain('weet nu niet');
  ask();
  act(() => seek.mock.calls[2]?.[0]({ coords: { latitude: 52.2, longitude: 5.3 } }));
  expect(field()).toBe('52.200000 5.300000');
});
