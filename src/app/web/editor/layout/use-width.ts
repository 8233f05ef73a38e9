import { useSyncExternalStore } from 'react';

const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );

export const useIsPhone = (): boolean => useMedia('(max-width: 767.98px)');

/** There is room for the outline beside the page. */
export const useIsWide = (): boolean => useMedia('(min-width: 1080px)');
