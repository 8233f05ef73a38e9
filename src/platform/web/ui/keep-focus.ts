/**
 * After a press that takes its own button away, or switches it off: the focus goes on at this place, or else at the screen
 * itself, unless it has gone elsewhere by then.
 */
export function keepFocus(place: () => HTMLElement | null | undefined): void {
  // One frame for React to draw, one for the browser to notice that the button has gone.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      (place() ?? document.querySelector('main'))?.focus({ preventScroll: true });
    }),
  );
}
