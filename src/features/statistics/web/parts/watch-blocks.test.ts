import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Navigating, Told } from './tell-looks.ts';
import { watchBlocks } from './watch-blocks.ts';

type Sight = (entries: Partial<IntersectionObserverEntry>[]) => void;
let sight: Sight;
let observed: Set<Element>;

beforeEach(() => {
  vi.useFakeTimers();
  observed = new Set();
  // The browser of the tests draws nothing, so what is in sight is said here.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Sight) {
        sight = callback;
      }
      observe(element: Element) {
        observed.add(element);
      }
    },
  );
  document.body.innerHTML = `<main id="main">
    <section data-drawn="a"><p>tekst</p><a href="/verder"><b>verder</b></a></section>
    <section data-block="b"><button>stem</button></section></main><footer data-block="c"></footer>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function start() {
  const told: Told[] = [];
  let listener: Parameters<Navigating['subscribe']>[0] = () => {};
  watchBlocks({
    router: {
      subscribe: (one) => {
        listener = one;
      },
    },
    pathOf: ({ pathname }) => pathname,
    tell: (one) => told.push(one),
  });
  const go = (pathname: string) => listener({ navigation: { state: 'idle' }, location: { pathname, search: '' } });
  return { told, go };
}

const block = (guid: string) => document.querySelector(`[data-drawn="${guid}"], [data-block="${guid}"]`) as Element;
const show = (guid: string, ratio: number, height = 100) =>
  sight([
    {
      target: block(guid),
      intersectionRatio: ratio,
      intersectionRect: { height } as DOMRect,
      rootBounds: { height: 800 } as DOMRect,
    },
  ]);
const press = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  element?.addEventListener('click', (event) => event.preventDefault());
  element?.click();
};

test('tells what was in sight for a second, by half or filling half of the window, once', () => {
  const { told } = start();
  expect([...observed].map((one) => one.outerHTML.slice(0, 24))).toHaveLength(2);
  show('a', 0.5);
  show('b', 0.2, 400);
  vi.advanceTimersByTime(1000);
  show('a', 0);
  show('a', 1);
  vi.advanceTimersByTime(1000);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(told).toEqual([{ kind: 'blocks', path: '/', seen: ['a', 'b'], pressed: [] }]);
});

test('does not tell what scrolled by, nor nothing', () => {
  const { told } = start();
  show('a', 1);
  vi.advanceTimersByTime(900);
  show('a', 0);
  show('b', 0.3);
  vi.advanceTimersByTime(2000);
  window.dispatchEvent(new Event('pagehide'));
  expect(told).toEqual([]);
});

test('tells what was pressed, and begins anew on the next page', () => {
  const { told, go } = start();
  press('[data-drawn="a"] b');
  press('[data-drawn="a"] p');
  go('/verder');
  press('[data-block="b"] button');
  press('[data-block="b"] button');
  go('/verder');
  go('/');
  expect(told).toEqual([
    { kind: 'blocks', path: '/', seen: [], pressed: ['a'] },
    { kind: 'blocks', path: '/verder', seen: [], pressed: ['b'] },
  ]);
});
