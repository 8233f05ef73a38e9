import { EditorState } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import { dragToSelect } from './drag-to-select.ts';
import { fitWords } from './fit-pasted.ts';
import { hearSteadily, ownSteps } from './heard-steps.ts';
import { aroundText, handleTextKey, type OpenText, type OpenTextInput } from './open-text.ts';
import { textAttributes } from './text-attributes.ts';
import { selectionAt } from './text-entry.ts';
import { textLimit } from './text-limit.ts';

/** More than this nobody pastes in a title or a caption on purpose. */
const mostPasted = 2000;

/** Lines of what is pasted become one. */
const oneLine = (text: string): string =>
  text
    .slice(0, mostPasted * 10)
    .replace(/\s+/g, ' ')
    .trim();

/** Makes an element a text of one line that can be typed in. */
export function openPlainText(input: OpenTextInput): OpenText {
  const { mount, place, entry, texts } = input;
  const { written: doc, close } = texts.session.openText(place, (heard) => hearSteadily(view, heard));
  const most = textLimit(place) ?? Number.POSITIVE_INFINITY;
  const isOver = ({ doc: typed }: EditorState): boolean => typed.content.size > most;
  const view: EditorView = new EditorView(
    { mount },
    {
      state: EditorState.create({ doc, selection: selectionAt(doc, entry) }),
      attributes: (state) => textAttributes(input, state.doc.content.size === 0),
      dispatchTransaction(transaction) {
        const { state, transactions } = view.state.applyTransaction(transaction);
        if (
          isOver(state) &&
          state.doc.content.size > view.state.doc.content.size &&
          ownSteps(transactions).length > 0
        ) {
          return input.onFull(most);
        }
        view.updateState(state);
        const steps = ownSteps(transactions);
        if (steps.length > 0) texts.session.type(place, steps);
      },
      handleKeyDown: (_, event) => handleTextKey(view, event, input) || isFormatting(event),
      handleDOMEvents: aroundText(input),
      handlePaste(_, event) {
        const { doc: now, selection } = view.state;
        const room = Math.max(0, most - now.content.size + selection.to - selection.from);
        const words = oneLine(event.clipboardData?.getData('text/plain') ?? '');
        const { pasted, isCut } = fitWords(words, Math.min(mostPasted, room));
        view.dispatch(view.state.tr.insertText(pasted).scrollIntoView());
        if (isCut) input.onCut();
        return true;
      },
      handleDrop: () => true,
    },
  );
  view.focus();
  const stopSelecting = dragToSelect(view);
  return {
    view,
    close() {
      close();
      stopSelecting();
      view.destroy();
    },
  };
}

/** Bold words are for texts of more than a line; the browser would draw them all the same. */
const isFormatting = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && ['b', 'i', 'u'].includes(key.toLowerCase());
