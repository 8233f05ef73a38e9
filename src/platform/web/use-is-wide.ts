import { useSyncExternalStore } from 'react';

/** From here on what belongs to a list or a form fits beside it. */
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
