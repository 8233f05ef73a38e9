import type { EditorView } from '@tiptap/pm/view';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import { browserSelection } from './browser-selection.ts';

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

function chosenRange(view: EditorView): { from: number; to: number } {
  const now = browserSelection(view);
  if (now === undefined) return view.state.selection;
  return { from: Math.min(now.anchor, now.head), to: Math.max(now.anchor, now.head) };
}
