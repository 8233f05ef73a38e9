import { useEffect } from 'react';
import { useEditor } from '../state/editor-context.ts';

/** The drawer draws a moment after the page; when nothing changed by then, nothing will. */
const mostFrames = 60;

/** Where a place between letters is once others changed the words around it. */
export function caretAfter(before: string, after: string, at: number): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  if (at <= start) return at;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return at >= before.length - end ? at + after.length - before.length : after.length - end;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldInHand = (): Field | undefined => {
  const { activeElement } = document;
  const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return isField && activeElement.selectionStart !== null ? activeElement : undefined;
};

/** Waits for what is about to be drawn in the field in which the caret stands; answers how to stop. */
function keepCaret(field: Field): () => void {
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  let frames = 0;
  let frame = requestAnimationFrame(look);
  const stop = () => {
    cancelAnimationFrame(frame);
    field.removeEventListener('beforeinput', stop);
    field.removeEventListener('blur', stop);
  };
  // Whoever types on says anew where the caret is.
  field.addEventListener('beforeinput', stop);
  field.addEventListener('blur', stop);
  function look() {
    frames += 1;
    if (field.value === value && frames < mostFrames) {
      frame = requestAnimationFrame(look);
      return;
    }
    stop();
    if (field.value === value) return;
    const moved = (at: number | null) => caretAfter(value, field.value, at ?? 0);
    field.setSelectionRange(moved(selectionStart), moved(selectionEnd), selectionDirection ?? undefined);
  }
  return stop;
}

/** What others write in a field moves its caret along with the words; a browser would put it at the end. It draws nothing. */
export function SteadyField(): null {
  const { session } = useEditor();
  useEffect(() => {
    let { revision } = session.state();
    let stop: (() => void) | undefined;
    const leave = session.subscribe(() => {
      const now = session.state().revision;
      if (now === revision) return;
      revision = now;
      stop?.();
      const field = fieldInHand();
      stop = field && keepCaret(field);
    });
    return () => {
      leave();
      stop?.();
    };
  }, [session]);
  return null;
}
