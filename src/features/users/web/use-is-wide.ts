import { useSyncExternalStore } from 'react';

/** From here on the summary of a person fits beside the table. */
const wide = '(min-width: 1080px)';

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(wide);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(wide).matches,
    () => true,
  );
