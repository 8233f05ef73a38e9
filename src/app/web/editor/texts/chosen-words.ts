import type { EditorView } from '@tiptap/pm/view';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';

/** Words that someone chose in the text in which they type. */
export interface ChosenWords {
  place: TextPlace;
  from: number;
  to: number;
  quote: string;
}

const mostQuoted = 300;

/** Nothing where no words are chosen. */
export function chosenWords(view: EditorView, place: TextPlace): ChosenWords | undefined {
  const { from, to } = chosenRange(view);
  const quote = view.state.doc.textBetween(from, to, ' ').trim().slice(0, mostQuoted);
  return quote === '' ? undefined : { place, from, to, quote };
}

/** As the browser has it now: the view hears of it a moment later, and a quick hand asks before that. */
function chosenRange(view: EditorView): { from: number; to: number } {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = view.dom.ownerDocument.getSelection() ?? noSelection;
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return view.state.selection;
  if (anchorNode === null || focusNode === null) return view.state.selection;
  const ends = [view.posAtDOM(anchorNode, anchorOffset), view.posAtDOM(focusNode, focusOffset)];
  return { from: Math.min(...ends), to: Math.max(...ends) };
}

const noSelection = { anchorNode: null, anchorOffset: 0, focusNode: null, focusOffset: 0 };
