/** A button also goes with an answer that comes a little later than the press: about half a second is looked at. */
const lookedAt = 30;

/**
 * After a press that takes its own button away, or switches it off: the focus goes on at this place, or else at the screen
 * itself, unless it has gone elsewhere by then.
 */
export function keepFocus(place: () => HTMLElement | null | undefined): void {
  const look = (frames: number) =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        return (place() ?? document.querySelector('main'))?.focus({ preventScroll: true });
      if (frames > 0) look(frames - 1);
    });
  // One frame for React to draw, one for the browser to notice that the button has gone.
  requestAnimationFrame(() => look(lookedAt));
}
