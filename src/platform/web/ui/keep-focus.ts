/** A button also goes with an answer that comes a little later than the press, on a busy machine seconds. */
const watchedFrames = 240;

/** The next press knows better where to go on. */
let stopLast = () => {};

/**
 * After a press that takes its own button away, or switches it off: the focus goes on at this place, or else at the screen
 * itself, unless it has gone elsewhere by then. What it went on at may go as well, drawn anew with an answer, or may not
 * take the focus yet, while a dialog that closes still covers it: therefore it is watched until all has come to rest.
 */
export function keepFocus(place: () => HTMLElement | null | undefined): void {
  stopLast();
  let isWatched = true;
  // Whoever presses beside everything means to leave.
  const stop = () => {
    isWatched = false;
    document.removeEventListener('pointerdown', stop, true);
  };
  const look = (frames: number) =>
    requestAnimationFrame(() => {
      if (!isWatched) return;
      const isLast = frames === 0;
      if (document.activeElement === document.body)
        // The place may be drawn a moment after the button went, so the screen itself is for the end.
        (place() ?? (isLast ? document.querySelector('main') : null))?.focus({ preventScroll: true });
      if (isLast) stop();
      else look(frames - 1);
    });
  document.addEventListener('pointerdown', stop, true);
  stopLast = stop;
  // One frame for React to draw, one for the browser to notice that the button has gone.
  requestAnimationFrame(() => look(watchedFrames));
}
