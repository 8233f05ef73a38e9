import { expect, test } from 'vitest';
import { measureNavigation } from './measure-navigation.ts';

type State = { navigation: { state: string; location?: { pathname: string } | undefined } };

function start() {
  const told: string[] = [];
  let tell: (state: State) => void = () => {};
  measureNavigation(
    {
      subscribe: (listener) => {
        tell = listener;
      },
    },
    { startTiming: (name) => told.push(`start ${name}`), endTiming: (name) => told.push(`end ${name}`) },
  );
  const loading = (pathname: string) => tell({ navigation: { state: 'loading', location: { pathname } } });
  const idle = () => tell({ navigation: { state: 'idle' } });
  return { told, loading, idle };
}

test('measures from leaving a page until the next is there', () => {
  const { told, loading, idle } = start();
  idle();
  loading('/nieuws');
  loading('/nieuws');
  idle();
  idle();
  expect(told).toEqual(['start /nieuws', 'end /nieuws']);
});

test('measures what came in its place, not what was left', () => {
  const { told, loading, idle } = start();
  loading('/nieuws');
  loading('/agenda');
  idle();
  expect(told).toEqual(['start /nieuws', 'start /agenda', 'end /agenda']);
});
