/** A button also goes with an answer that comes a little later than the press, on a busy machine seconds. */
const watchedFrames = 240;
/** The place may be drawn a moment after the button went: so long nothing has the focus, then the screen itself. */
const patientFrames = 12;

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
  const pressed = document.activeElement;
  // Whoever presses beside everything means to leave.
  const stop = () => {
    isWatched = false;
    document.removeEventListener('pointerdown', stop, true);
    document.removeEventListener('keydown', stopElsewhere, true);
  };
  // Whoever uses the keyboard at another place is on to something else: a dialog that closes there has a place of its own.
  const stopElsewhere = () => {
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== pressed) stop();
  };
  // The place may still come, with an answer: then it takes over.
  let lentTo: HTMLElement | null = null;
  const look = (frames: number, lost: number) =>
    requestAnimationFrame(() => {
      if (!isWatched) return;
      const { activeElement } = document;
      const isLost = activeElement === document.body;
      if (isLost || activeElement === lentTo) {
        if (isLost && (lost >= patientFrames || frames === 0)) lentTo = document.querySelector('main');
        (place() ?? lentTo)?.focus({ preventScroll: true });
      }
      if (frames === 0) stop();
      else look(frames - 1, isLost ? lost + 1 : 0);
    });
  document.addEventListener('pointerdown', stop, true);
  document.addEventListener('keydown', stopElsewhere, true);
  stopLast = stop;
  // One frame for React to draw, one for the browser to notice that the button has gone.
  requestAnimationFrame(() => look(watchedFrames, 0));
}
