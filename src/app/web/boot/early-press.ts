/** Said on the document once the application answers to what is pressed. */
export const takenOver = 'application-took-over';

/** Said on the document when a screen was drawn anew, with what finds a control of before in it. */
export const drawnAnew = 'screen-drawn-anew';
export type SameControl = (former: HTMLButtonElement) => HTMLButtonElement | null;

/** A form that says nothing of where it goes: the browser would ask for this page anew, and what was typed be lost. */
const isOfApplication = (form: HTMLFormElement): boolean =>
  !form.hasAttribute('action') && form.dataset.navigate === undefined;

/**
 * A button that only the application answers to, pressed before it is there: a menu, a choice, a dialog, a form to
 * save. The last one is pressed again as soon as somebody answers, so that a press is late but never lost.
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
  const keepForm = (event: SubmitEvent) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || !isOfApplication(target)) return;
    event.preventDefault();
    pressed = submitter instanceof HTMLButtonElement ? submitter : null;
  };
  let isTakenOver = false;
  const follow = (event: Event) => {
    if (pressed !== null) pressed = (event as CustomEvent<SameControl>).detail(pressed);
    if (isTakenOver) pressed?.click();
  };
  document.addEventListener('click', keep, { capture: true });
  document.addEventListener('submit', keepForm, { capture: true });
  document.addEventListener(drawnAnew, follow, { once: true });
  const repeat = () => {
    document.removeEventListener('click', keep, { capture: true });
    document.removeEventListener('submit', keepForm, { capture: true });
    isTakenOver = true;
    // What is no longer there stood on a screen that is drawn anew.
    if (!pressed?.isConnected) return;
    document.removeEventListener(drawnAnew, follow);
    pressed.click();
  };
  document.addEventListener(takenOver, repeat, { once: true });
}
