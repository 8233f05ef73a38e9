import { EditorState } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import { textNode } from '#features/pages/contract/operations/text-node.ts';
import { dragToSelect } from './drag-to-select.ts';
import { fitWords } from './fit-pasted.ts';
import { heardTransaction, ownSteps } from './heard-steps.ts';
import { aroundText, handleTextKey, type OpenText, type OpenTextInput } from './open-text.ts';
import { textAttributes } from './text-attributes.ts';
import { selectionAt } from './text-entry.ts';

/** More than this nobody pastes in a title or a caption on purpose. */
const mostPasted = 2000;

/** Lines of what is pasted become one. */
const oneLine = (text: string): string =>
  text
    .slice(0, mostPasted * 10)
    .replace(/\s+/g, ' ')
    .trim();

/** Makes an element a text of one line that can be typed in. */
export function openPlainText(input: OpenTextInput & { words: string }): OpenText {
  const { mount, place, entry, texts, words } = input;
  const doc = textNode('plain', words);
  const view: EditorView = new EditorView(
    { mount },
    {
      state: EditorState.create({ doc, selection: selectionAt(doc, entry) }),
      attributes: (state) => textAttributes(input, state.doc.content.size === 0),
      dispatchTransaction(transaction) {
        const { state, transactions } = view.state.applyTransaction(transaction);
        view.updateState(state);
        const steps = ownSteps(transactions);
        if (steps.length > 0) texts.session.type(place, steps);
      },
      handleKeyDown: (_, event) => handleTextKey(view, event, input) || isFormatting(event),
      handleDOMEvents: aroundText(input),
      handlePaste(_, event) {
        const { pasted, isCut } = fitWords(oneLine(event.clipboardData?.getData('text/plain') ?? ''), mostPasted);
        view.dispatch(view.state.tr.insertText(pasted).scrollIntoView());
        if (isCut) input.onCut();
        return true;
      },
      handleDrop: () => true,
    },
  );
  const stop = texts.session.openText(place, (heard) => view.dispatch(heardTransaction(view.state, heard)));
  view.focus();
  const stopSelecting = dragToSelect(view);
  return {
    view,
    close() {
      stop();
      stopSelecting();
      view.destroy();
    },
  };
}

/** Bold words are for texts of more than a line; the browser would draw them all the same. */
const isFormatting = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && ['b', 'i', 'u'].includes(key.toLowerCase());
