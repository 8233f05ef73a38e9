import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** A hand that trembles does not select. */
const least = 4;

/**
 * The press that entered the text was ours and not the browser's, so that selecting by moving on with the button down
 * is ours too. Answers how to stop.
 */
export function dragToSelect(view: EditorView): () => void {
  const anchor = view.state.selection.from;
  let start: { x: number; y: number } | undefined;
  let isSelecting = false;
  const stop = () => {
    document.removeEventListener('mousemove', move);
    document.removeEventListener('mouseup', stop);
  };
  const move = ({ clientX, clientY, buttons }: MouseEvent) => {
    if (buttons === 0 || view.isDestroyed) return stop();
    start ??= { x: clientX, y: clientY };
    isSelecting ||= Math.abs(clientX - start.x) + Math.abs(clientY - start.y) >= least;
    const at = isSelecting ? view.posAtCoords({ left: clientX, top: clientY }) : null;
    if (at === null) return;
    const { doc, tr } = view.state;
    view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(at.pos))));
  };
  document.addEventListener('mousemove', move);
  document.addEventListener('mouseup', stop);
  return stop;
}
