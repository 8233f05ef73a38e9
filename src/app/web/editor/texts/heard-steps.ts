import type { EditorState, Transaction } from '@tiptap/pm/state';
import { Mapping, Step } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import type { TextStep } from '#features/pages/contract/operations/operation.ts';
import type { HeardSteps } from '#features/pages/web/editing/editor-session.ts';
import { takeOverSelection } from './browser-selection.ts';
import { caretTop, scrollCaretBack } from './steady-caret.ts';

const heardKey = 'heardFromOthers';

/** What others did, as a transaction that leaves the caret between the words where it stood. */
export function heardTransaction(state: EditorState, { steps, mirrors }: HeardSteps): Transaction {
  const { tr } = state;
  const mapping = new Mapping();
  for (const [place, written] of steps.entries()) {
    const step = Step.fromJSON(state.schema, written);
    tr.step(step);
    mapping.appendMap(step.getMap(), mirrors.find(([, second]) => second === place)?.[0]);
  }
  // Words that were taken back and made again are the same words: only mirrors know that.
  tr.setSelection(state.selection.map(tr.doc, mapping));
  return tr.setMeta(heardKey, true).setMeta('addToHistory', false).setMeta('preventAutolink', true);
}

/** What others wrote above the caret in the same text moves the text, and not the line of the caret. */
export function hearSteadily(view: EditorView, heard: HeardSteps): void {
  takeOverSelection(view);
  const top = view.hasFocus() ? caretTop() : undefined;
  view.dispatch(heardTransaction(view.state, heard));
  scrollCaretBack(top);
}

/** The steps of these transactions that were made here. */
export const ownSteps = (transactions: readonly Transaction[]): TextStep[] =>
  transactions
    .filter((one) => one.getMeta(heardKey) !== true)
    .flatMap(({ steps }) => steps)
    .map((step) => step.toJSON() as TextStep);
