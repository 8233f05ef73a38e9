import { useEffect, useState } from 'react';

/**
 * For what draws one drawer after another: the first makes way for the second, so neither of them knows where the focus
 * came from. It goes back there when all is closed, unless it has gone elsewhere by then. Where that place has gone, as
 * the button of an empty list has, it is the screen itself.
 */
export function useFocusBack(): void {
  const [origin] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // The drawer itself looks for a place in the next frame; this comes after it.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body) return;
          const place = origin?.isConnected ? origin : document.querySelector('main');
          if (place instanceof HTMLElement) place.focus({ preventScroll: true });
        }),
      );
    },
    [origin],
  );
}
