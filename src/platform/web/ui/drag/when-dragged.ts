/** A hand that shakes is not dragging yet. */
const least = 4;

/** On what can be held: who holds it and moves begins to drag; who only presses it does not. */
export function whenDragged(
  { clientX, clientY, button }: Pick<PointerEvent, 'clientX' | 'clientY' | 'button'>,
  begin: () => void,
): void {
  if (button !== 0) return;
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener(
    'pointermove',
    (event) => {
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < least) return;
      stop.abort();
      begin();
    },
    { signal },
  );
  window.addEventListener('pointerup', () => stop.abort(), { signal });
  window.addEventListener('pointercancel', () => stop.abort(), { signal });
}

/** Who lets go where they began did not press it: the click that follows is none. */
export function swallowClick(): void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  const after = () => setTimeout(() => stop.abort());
  window.addEventListener('pointerup', after, { signal });
  window.addEventListener('pointercancel', after, { signal });
}
