/** A button also goes with an answer that comes a little later than the press, on a busy machine more than a second. */
const lookedAt = 90;

/**
 * After a press that takes its own button away, or switches it off: the focus goes on at this place, or else at the screen
 * itself, unless it has gone elsewhere by then.
 */
export function keepFocus(place: () => HTMLElement | null | undefined): void {
  const look = (frames: number) =>
    requestAnimationFrame(() => {
      const isLost = document.activeElement === document.body;
      const found = isLost ? place() : undefined;
      // What it goes on at may be drawn a moment after the button went.
      if (frames > 0 && !found) return look(frames - 1);
      if (isLost) (found ?? document.querySelector('main'))?.focus({ preventScroll: true });
    });
  // One frame for React to draw, one for the browser to notice that the button has gone.
  requestAnimationFrame(() => look(lookedAt));
}
