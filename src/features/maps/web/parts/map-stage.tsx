import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';
import styles from './places-map.module.css';

/** Keeps the map's place, and draws it once the reader comes near: a map is dear to fetch. */
export function MapStage({ height, children }: { height: 'low' | 'medium' | 'high'; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className={classNames(styles.stage, styles[height])} data-print="hidden">
      {isNear && children}
    </div>
  );
}
