import { useEffect, useState } from 'react';

/**
 * For what draws one drawer after another, where the first makes way for the second and neither of them knows where the
 * focus came from, and for what goes with the button that was pressed in it. The focus goes back to where it was before,
 * unless it has gone elsewhere by then. Where that place has gone, as the button of an empty list has, or where there was
 * none, it is the screen itself.
 */
export function useFocusBack(): void {
  const [origin] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // The drawer itself looks for a place in the next frame; this comes after it.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body) return;
          const isThere = origin?.isConnected && origin !== document.body;
          const place = isThere ? origin : document.querySelector('main');
          if (place instanceof HTMLElement) place.focus({ preventScroll: true });
        }),
      );
    },
    [origin],
  );
}
