import { type Navigating, send, type Told } from './tell-looks.ts';

interface WatchedBlocks {
  router: Navigating;
  /** The address as the server knows it, with its language. */
  pathOf(location: { pathname: string; search: string }): string;
  tell?: (told: Told) => void;
}

/** A block is told apart by one of these, with its guid. */
const attributes = ['data-drawn', 'data-block'];
const selector = attributes.map((name) => `main [${name}]`).join();
const pressable = 'a[href], button, summary, input, select, textarea, [role="button"]';
/** So long it must be in sight: what scrolls by was not seen. */
const inSight = 1000;
/** New blocks are looked for when the page has been still for so long. */
const still = 300;
/** As many as the server takes. */
const most = 100;

const guidOf = (element: Element): string =>
  attributes.map((name) => element.getAttribute(name)).find((guid) => guid !== null) ?? '';

/** Half of it, or as much of it as fills half of the window. */
const isInSight = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean =>
  intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? window.innerHeight) / 2;

/** What of a page was in sight and what was used, each at most once for each time it is opened. Nothing is stored here. */
export function watchBlocks({ router, pathOf, tell = send }: WatchedBlocks): void {
  let path = pathOf(window.location);
  const known = { seen: new Set<string>(), pressed: new Set<string>() };
  const fresh = { seen: new Set<string>(), pressed: new Set<string>() };
  const timers = new Map<Element, number>();

  const note = (what: 'seen' | 'pressed', element: Element) => {
    const guid = guidOf(element);
    if (known[what].has(guid)) return;
    known[what].add(guid);
    fresh[what].add(guid);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const { target } = entry;
        if (!isInSight(entry)) {
          window.clearTimeout(timers.get(target));
          timers.delete(target);
        } else if (!timers.has(target)) {
          timers.set(
            target,
            window.setTimeout(() => note('seen', target), inSight),
          );
        }
      }
    },
    { threshold: [0, 0.1, 0.25, 0.5, 0.75, 1] },
  );
  const look = () => {
    for (const block of document.querySelectorAll(selector)) observer.observe(block);
  };
  const leave = () => {
    const [seen, pressed] = [fresh.seen, fresh.pressed].map((guids) => [...guids].slice(0, most));
    fresh.seen.clear();
    fresh.pressed.clear();
    if (seen !== undefined && pressed !== undefined && seen.length + pressed.length > 0)
      tell({ kind: 'blocks', path, seen, pressed });
  };

  let soon: number | undefined;
  new MutationObserver(() => {
    window.clearTimeout(soon);
    soon = window.setTimeout(look, still);
  }).observe(document.body, { childList: true, subtree: true });
  look();

  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle') return;
    const now = pathOf(location);
    if (now.split('?', 1)[0] === path.split('?', 1)[0]) return;
    leave();
    path = now;
    known.seen.clear();
    known.pressed.clear();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest(pressable) === null) return;
    const block = target.closest(selector);
    if (block !== null) note('pressed', block);
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
  window.addEventListener('pagehide', leave);
}
