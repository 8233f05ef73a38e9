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
export function chosenWords({ state }: Pick<EditorView, 'state'>, place: TextPlace): ChosenWords | undefined {
  const { from, to } = state.selection;
  const quote = state.doc.textBetween(from, to, ' ').trim().slice(0, mostQuoted);
  return quote === '' ? undefined : { place, from, to, quote };
}
