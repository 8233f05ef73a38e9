import { type RefObject, useEffect, useState } from 'react';

/** §3: lazyLoad. A screen's height before it comes into view; at once for what does not wait. */
export function useIsNear(place: RefObject<Element | null>, waits: boolean): boolean {
  const [isNear, setNear] = useState(!waits);
  useEffect(() => {
    if (isNear || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, place]);
  return isNear;
}
