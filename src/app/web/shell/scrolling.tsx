import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollFor } from '#platform/contract/scrolling.ts';
import { whenThere } from './when-there.ts';

/** Where each visited page was left, by the key of its place in the history. */
const places = new Map<string, number>();

/** §2: to the top on navigation, smoothly to a hash, not at all when only `q` changes; going back finds the place again. */
export function Scrolling() {
  const location = useLocation();
  const kind = useNavigationType();
  const previous = useRef(location);

  useEffect(() => keepPlace(location.key), [location.key]);

  useEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (from === location) return;
    if (kind === 'POP') return window.scrollTo({ top: places.get(location.key) ?? 0, behavior: 'instant' });
    const scroll = scrollFor({ from, to: location });
    if (scroll.kind === 'none') return;
    if (scroll.kind === 'hash') return whenThere(document, scroll.id, (target) => scrollTo(target, scroll.offset));
    window.scrollTo({ top: 0, behavior: 'instant' });
    // A screen reader starts reading at the new page instead of where the old link was.
    document.getElementById('inhoud')?.focus({ preventScroll: true });
  }, [location, kind]);
  return null;
}

/** The browser restores the place of a document by itself; within ours it would try before the page is drawn. */
function keepPlace(key: string): () => void {
  const remember = () => places.set(key, window.scrollY);
  const leaveToBrowser = () => {
    window.history.scrollRestoration = 'auto';
  };
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', leaveToBrowser);
  return () => {
    window.removeEventListener('scroll', remember);
    window.removeEventListener('pagehide', leaveToBrowser);
  };
}

function scrollTo(target: HTMLElement, offset: number): void {
  const top = target.getBoundingClientRect().top + window.scrollY - offset;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' });
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
