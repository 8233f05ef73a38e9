import { useEffect, useRef } from 'react';

/** Does something at every next address, not at the first: what was opened there before the application came stays open. */
export function useArrival(pathname: string, onArrive: () => void): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    onArrive();
  });
}
