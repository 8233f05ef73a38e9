import { useMemo, useState, useSyncExternalStore } from 'react';

/** The question is put once: its answer is read whenever something of the editor is drawn. */
function useMedia(query: string): boolean {
  const media = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useMemo(
    () => (listener: () => void) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
}

export const useIsPhone = (): boolean => useMedia('(max-width: 767.98px)');

/** Whether it was one when this was opened: what is being filled in keeps its place when a tablet is turned. */
export function useWasPhone(): boolean {
  const isPhone = useIsPhone();
  const [wasPhone] = useState(isPhone);
  return wasPhone;
}

/** There is room for the outline beside the page. */
export const useIsWide = (): boolean => useMedia('(min-width: 1080px)');
