import { afterEach, expect, test, vi } from 'vitest';
import type { Told } from './tell-looks.ts';
import { watchLooks } from './watch-looks.ts';

type State = Parameters<Parameters<Parameters<typeof watchLooks>[0]['router']['subscribe']>[0]>[0];

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

function start({ isMissing = false } = {}) {
  vi.useFakeTimers({ toFake: ['performance'] });
  const told: Told[] = [];
  let listener: (state: State) => void = () => {};
  watchLooks({
    router: {
      subscribe: (one) => {
        listener = one;
      },
    },
    pathOf: ({ pathname, search }) => pathname + search,
    isMissing: () => isMissing,
    tell: (one) => told.push(one),
  });
  const go = (pathname: string, state = 'idle', search = '') =>
    listener({ navigation: { state }, location: { pathname, search } });
  return { told, go };
}

test('tells a page that the browser drew by itself, and how long the one before was looked at', () => {
  const { told, go } = start();
  vi.advanceTimersByTime(4200);
  go('/wonen', 'loading');
  go('/wonen');
  go('/wonen', 'idle', '?page=2');
  expect(told).toEqual([
    { kind: 'left', path: '/', seconds: 4, isMore: false },
    { kind: 'view', path: '/wonen', isMissing: false },
  ]);
});

test('tells that what was asked for is not there', () => {
  const { told, go } = start({ isMissing: true });
  go('/weg');
  expect(told).toEqual([{ kind: 'view', path: '/weg', isMissing: true }]);
});

test('tells the time when the page is left, and only once', () => {
  const { told } = start();
  vi.advanceTimersByTime(3000);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(told).toEqual([{ kind: 'left', path: '/', seconds: 3, isMore: false }]);
});

const see = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('tells the time when the page goes out of sight, and what comes after it as more of the same look', () => {
  const { told, go } = start();
  vi.advanceTimersByTime(3400);
  see('hidden');
  vi.advanceTimersByTime(60_000);
  see('visible');
  vi.advanceTimersByTime(2300);
  see('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(told).toEqual([
    { kind: 'left', path: '/', seconds: 3, isMore: false },
    // Of both together, so that halves of seconds are not lost.
    { kind: 'left', path: '/', seconds: 3, isMore: true },
  ]);
  see('visible');
  go('/wonen');
  vi.advanceTimersByTime(5000);
  see('hidden');
  expect(told.slice(2)).toEqual([
    { kind: 'view', path: '/wonen', isMissing: false },
    { kind: 'left', path: '/wonen', seconds: 5, isMore: false },
  ]);
});

test('tells of one page no more than half an hour', () => {
  const { told } = start();
  for (let times = 0; times < 3; times += 1) {
    vi.advanceTimersByTime(1_000_000);
    see('hidden');
    see('visible');
  }
  expect(told.map((one) => (one.kind === 'left' ? one.seconds : one.kind))).toEqual([1000, 800]);
});

test('tells the host of a link to elsewhere, and nothing of links within', () => {
  const { told } = start();
  document.body.innerHTML =
    '<a id="out" href="https://elders.example/pad?naam=Jan"><b>weg</b></a><a id="in" href="/wonen">in</a>';
  for (const selector of ['#out b', '#in']) {
    const element = document.querySelector<HTMLElement>(selector);
    element?.addEventListener('click', (event) => event.preventDefault());
    element?.click();
  }
  expect(told).toEqual([{ kind: 'outgoing', host: 'elders.example' }]);
});
