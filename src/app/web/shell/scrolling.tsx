import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollFor } from '#platform/contract/scrolling.ts';

/** §2: to the top on navigation, smoothly to a hash, not at all when only `q` changes. Going back is the browser's. */
export function Scrolling() {
  const location = useLocation();
  const kind = useNavigationType();
  const previous = useRef(location);
  useEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (from === location || kind === 'POP') return;
    const scroll = scrollFor({ from, to: location });
    if (scroll.kind === 'none') return;
    const target = scroll.kind === 'hash' ? document.getElementById(scroll.id) : null;
    if (target !== null && scroll.kind === 'hash') {
      const top = target.getBoundingClientRect().top + window.scrollY - scroll.offset;
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' });
      target.setAttribute('tabindex', '-1');
      target.focus({ preventScroll: true });
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    // A screen reader starts reading at the new page instead of where the old link was.
    document.getElementById('inhoud')?.focus({ preventScroll: true });
  }, [location, kind]);
  return null;
}
