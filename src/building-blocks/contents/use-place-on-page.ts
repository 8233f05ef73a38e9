import { useEffect, useState } from 'react';

/** Where a heading counts as reached: a little below the top, as a reader's eye is. */
const readingLine = 0.3;

const topOf = (id: string): number =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;

/** The id of the last of these that has come past the reading line. */
export function usePlaceOnPage(ids: readonly string[]): string | undefined {
  const [place, setPlace] = useState<string>();
  const known = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = window.innerHeight * readingLine;
      setPlace(known.split(' ').findLast((id) => topOf(id) <= line));
    };
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [known]);
  return place;
}
