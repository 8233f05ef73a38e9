import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollFor } from '#platform/contract/addresses/scrolling.ts';
import { say } from '#platform/web/notifications/say.ts';
import { focusPage } from './focus-page.ts';
import { focusAgain, type LeftAt, leftAt } from './left-at.ts';
import { whenThere } from './when-there.ts';

/** Where each visited page was left, by its place in the history: how far down, and at what. */
const places = new Map<string, number>();
const focused = new Map<string, LeftAt>();

/** A link within the page is followed by the browser itself, which gives the new place no key of its own. */
const placeOf = ({ key, hash }: { key: string; hash: string }): string => key + hash;

/** §2: to the top on navigation, smoothly to a hash, not at all when only `q` changes; going back finds the place again. */
export function Scrolling() {
  const location = useLocation();
  const kind = useNavigationType();
  const previous = useRef(location);

  const place = placeOf(location);

  useEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (from === location) return;
    if (kind === 'POP') {
      // A link to where the reader is already: the browser is on its way there.
      if (placeOf(from) === placeOf(location)) return;
      const top = places.get(placeOf(location));
      // Never been there, and the same page: a link within it, and the browser knows where to stop.
      if (top === undefined && from.pathname === location.pathname && from.search === location.search) return;
      // Not returned: in the newest browsers scrolling answers a promise, and an effect may answer only its clean-up.
      window.scrollTo({ top: top ?? 0, behavior: 'instant' });
      comeBack(placeOf(location), from.pathname !== location.pathname);
      return;
    }
    const scroll = scrollFor({ from, to: location });
    if (scroll.kind === 'none') return;
    if (scroll.kind === 'hash') return whenThere(document, scroll.id, (target) => scrollTo(target, scroll.offset));
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Whoever sorts or filters goes on where they were.
    if (from.pathname === location.pathname && isAtControl(document.activeElement)) return;
    // A screen reader starts reading at the new page instead of where the old link was.
    focusPage(document);
    if (from.pathname !== location.pathname) sayTitle();
  }, [location, kind]);

  // After the focus has moved: what it moves to is not what the reader left.
  useEffect(() => keepPlace(place), [place]);
  return null;
}

/** The head is changed by the page, after this. */
const sayTitle = () =>
  say(() => ({
    words: document.title,
    language: document.querySelector('main h1')?.getAttribute('lang') ?? undefined,
  }));

/** Back to the link that was followed from here, or else to the start of the page. */
function comeBack(place: string, isOtherPage: boolean): void {
  const isKept = !isOtherPage && isAtControl(document.activeElement);
  if (!isKept && !focusAgain(document, focused.get(place))) focusPage(document);
  if (isOtherPage) sayTitle();
}

/** Not at a link, which is behind those who followed it, nor at a heading or list that only took the focus, nor at what went when it was pressed. */
const isAtControl = (focused: Element | null): boolean =>
  focused !== null &&
  focused !== document.body &&
  focused.getAttribute('tabindex') !== '-1' &&
  !(focused instanceof HTMLAnchorElement);

/** The browser restores the place of a document by itself; within ours it would try before the page is drawn. */
function keepPlace(place: string): () => void {
  const { href } = window.location;
  const remember = () => {
    // What the next page moves is not where this one was left.
    if (window.location.href === href) places.set(place, window.scrollY);
  };
  const rememberFocus = ({ target }: { target: EventTarget | null }) => {
    if (window.location.href !== href) return;
    const at = leftAt(target);
    if (at === undefined) focused.delete(place);
    else focused.set(place, at);
  };
  const leaveToBrowser = () => {
    window.history.scrollRestoration = 'auto';
  };
  window.history.scrollRestoration = 'manual';
  rememberFocus({ target: document.activeElement });
  document.addEventListener('focusin', rememberFocus);
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', leaveToBrowser);
  return () => {
    document.removeEventListener('focusin', rememberFocus);
    window.removeEventListener('scroll', remember);
    window.removeEventListener('pagehide', leaveToBrowser);
  };
}

/** What says that the reader takes over. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function scrollTo(target: HTMLElement, offset: number): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const distance = () => target.getBoundingClientRect().top - offset;
  const scroll = (behavior: ScrollBehavior) => window.scrollBy({ top: distance(), behavior });
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  if (Math.abs(distance()) < 1) return;
  // On the way there pictures and parts above it may have come in and moved it; a reader who scrolls is left alone.
  const arrival = new AbortController();
  const { signal } = arrival;
  for (const move of ownMoves) window.addEventListener(move, () => arrival.abort(), { signal, passive: true });
  window.addEventListener(
    'scrollend',
    () => {
      arrival.abort();
      scroll('instant');
    },
    { signal },
  );
  scroll(isCalm ? 'instant' : 'smooth');
}
