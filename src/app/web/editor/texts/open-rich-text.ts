import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { Editor, Extension } from '@tiptap/react';
import { textNode } from '#features/pages/contract/operations/text-node.ts';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import { extensionsWithoutHistory } from '#platform/web/rich-text-editor/extensions.ts';
import { fittedHtml } from '#platform/web/rich-text-editor/pasted-html.ts';
import { type AsDrawn, asDrawn, isBlank } from './as-drawn.ts';
import { dragToSelect } from './drag-to-select.ts';
import { type Fitted, fitSlice, fitWords } from './fit-pasted.ts';
import { heardTransaction, ownSteps } from './heard-steps.ts';
import { aroundText, handleTextKey, type OpenText, type OpenTextInput } from './open-text.ts';
import { textAttributes } from './text-attributes.ts';
import { selectionAt } from './text-entry.ts';

export interface OpenRichText extends OpenText {
  editor: Editor;
}

export interface OpenRichTextInput extends OpenTextInput, AsDrawn {
  written: RichTextDocument;
  className: string;
}

/** Makes an element a text with headings, lists and links that can be typed in, drawn as it was. */
export function openRichText(input: OpenRichTextInput): OpenRichText {
  const { mount, place, entry, texts, written } = input;
  const told = <T>({ pasted, isCut }: Fitted<T>): T => {
    if (isCut) input.onCut();
    return pasted;
  };
  const editor = new Editor({
    element: { mount },
    extensions: [
      ...extensionsWithoutHistory,
      Extension.create({ name: 'asDrawn', addProseMirrorPlugins: () => [asDrawn(input), attributes(input)] }),
    ],
    // As the session has it: what was stored may lack what an editor cannot do without.
    content: textNode('rich', written).toJSON(),
    // The policy refuses a style element that a script makes.
    injectCSS: false,
    onTransaction: ({ transaction, appendedTransactions }) => {
      const steps = ownSteps([transaction, ...appendedTransactions]);
      if (steps.length > 0) texts.session.type(place, steps);
    },
    editorProps: {
      transformPastedHTML: (html) => told(fittedHtml(html)),
      transformPastedText: (words) => told(fitWords(words)),
      transformPasted: (slice, view) => told(fitSlice(slice, view.state.doc.childCount)),
      handleKeyDown: (view, event) => handleTextKey(view, event, input),
      handleDOMEvents: aroundText(input),
      handleTextInput: (view, from, to, typed) => typed === '/' && typeSlash(view, from, to, input),
    },
  });
  const { view } = editor;
  const stop = texts.session.openText(place, (heard) => view.dispatch(heardTransaction(view.state, heard)));
  view.dispatch(view.state.tr.setSelection(selectionAt(view.state.doc, entry)));
  view.focus();
  const stopSelecting = dragToSelect(view);
  return {
    editor,
    view,
    close() {
      stop();
      stopSelecting();
      editor.destroy();
    },
  };
}

const attributes = (input: OpenRichTextInput): Plugin =>
  new Plugin({
    props: { attributes: ({ doc }) => ({ ...textAttributes(input, isBlank(doc)), class: input.className }) },
  });

/** In an empty paragraph it asks for something to be put there; anywhere else it is a stroke. */
function typeSlash(view: EditorView, from: number, to: number, { place, texts }: OpenTextInput): boolean {
  const { $from, empty } = view.state.selection;
  const { parent } = $from;
  const isAtTop = $from.depth === 1 && parent.type.name === 'paragraph' && parent.content.size === 0;
  if (!empty || !isAtTop || texts.onSlash === undefined) return false;
  view.dispatch(view.state.tr.insertText('/', from, to));
  const { left, top, bottom } = view.coordsAtPos(from);
  texts.onSlash({
    place,
    at: new DOMRect(left, top, 0, bottom - top),
    clear() {
      const { $from: caret } = view.state.selection;
      view.dispatch(view.state.tr.delete(caret.start(), caret.end()));
    },
  });
  return true;
}
