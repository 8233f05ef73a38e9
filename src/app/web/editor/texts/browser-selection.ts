import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

const noSelection = { anchorNode: null, anchorOffset: 0, focusNode: null, focusOffset: 0 };

/**
 * What is chosen in this text as the browser has it now: the view hears of it a moment later, and a quick hand, or what
 * somebody else types, comes before that. Nothing while the browser is elsewhere.
 */
export function browserSelection(view: EditorView): { anchor: number; head: number } | undefined {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = view.dom.ownerDocument.getSelection() ?? noSelection;
  if (anchorNode === null || focusNode === null) return undefined;
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return undefined;
  return { anchor: view.posAtDOM(anchorNode, anchorOffset), head: view.posAtDOM(focusNode, focusOffset) };
}

/**
 * A key that moved the caret a moment ago counts before the text changes by what others did: drawing it would put the
 * caret back where the view last knew it.
 */
export function takeOverSelection(view: EditorView): void {
  const { selection, doc, tr } = view.state;
  const now = view.hasFocus() && !view.composing && selection instanceof TextSelection && browserSelection(view);
  if (!now || (now.anchor === selection.anchor && now.head === selection.head)) return;
  view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(now.anchor), doc.resolve(now.head))));
}
