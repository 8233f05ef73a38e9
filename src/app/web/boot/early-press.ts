/** Said on the document once the application answers to what is pressed. */
export const takenOver = 'application-took-over';

/**
 * A button that only the application answers to, pressed before it is there: a menu, a choice, a dialog. The last one
 * is pressed again as soon as somebody answers, so that a press is late but never lost.
 */
export function keepEarlyPress(document: Document): void {
  let pressed: HTMLButtonElement | null = null;
  const keep = (event: Event) => {
    // A field that is told anew (`useDoneBefore`) was not pressed now.
    if (!(event instanceof MouseEvent)) return;
    const { target } = event;
    // Whoever presses elsewhere has given up on it; a link or a form is the browser's own to follow.
    pressed = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
  };
  document.addEventListener('click', keep, { capture: true });
  const repeat = () => {
    document.removeEventListener('click', keep, { capture: true });
    if (pressed?.isConnected) pressed.click();
  };
  document.addEventListener(takenOver, repeat, { once: true });
}
