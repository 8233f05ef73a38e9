import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { Editor, Extension } from '@tiptap/react';
import { extensionsWithoutHistory } from '#platform/web/rich-text-editor/extensions.ts';
import { fittedHtml } from '#platform/web/rich-text-editor/pasted-html.ts';
import { pastedPictures } from '../pictures/pasted-pictures.ts';
import { type AsDrawn, asDrawn, isBlank } from './as-drawn.ts';
import { dragToSelect } from './drag-to-select.ts';
import { type Fitted, fitSlice, fitWords } from './fit-pasted.ts';
import { hearSteadily, ownSteps } from './heard-steps.ts';
import { aroundText, handleTextKey, type OpenText, type OpenTextInput } from './open-text.ts';
import { textAttributes } from './text-attributes.ts';
import { selectionAt } from './text-entry.ts';

export interface OpenRichText extends OpenText {
  editor: Editor;
}

export interface OpenRichTextInput extends OpenTextInput, AsDrawn {
  className: string;
}

/** Makes an element a text with headings, lists and links that can be typed in, drawn as it was. */
export function openRichText(input: OpenRichTextInput): OpenRichText {
  const { mount, place, entry, texts } = input;
  const { written, close } = texts.session.openText(place, (heard) => hearSteadily(view, heard));
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
    content: written.toJSON(),
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
      handlePaste: (_view, event) => pastePictures(event, input),
      handleKeyDown: (view, event) => handleTextKey(view, event, input),
      handleDOMEvents: aroundText(input),
      handleTextInput: (view, from, to, typed) => typed === '/' && typeSlash(view, from, to, input),
    },
  });
  const { view } = editor;
  view.dispatch(view.state.tr.setSelection(selectionAt(view.state.doc, entry)));
  view.focus();
  const stopSelecting = dragToSelect(view);
  return {
    editor,
    view,
    close() {
      close();
      stopSelecting();
      editor.destroy();
    },
  };
}

const attributes = (input: OpenRichTextInput): Plugin =>
  new Plugin({
    props: { attributes: ({ doc }) => ({ ...textAttributes(input, isBlank(doc)), class: input.className }) },
  });

/** A text holds no pictures: they come in blocks of their own below it, and the words that came along are pasted. */
function pastePictures({ clipboardData }: ClipboardEvent, { place, texts }: OpenTextInput): boolean {
  if (clipboardData === null) return false;
  const isPlaced = texts.onPictures?.(place, pastedPictures(clipboardData)) === true;
  return isPlaced && clipboardData.getData('text/plain') === '';
}

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
      const { doc, tr, selection } = view.state;
      const { $from: caret } = selection;
      // The empty line was there to ask for something; readers have no use for it.
      const isAlone = doc.childCount === 1;
      view.dispatch(isAlone ? tr.delete(caret.start(), caret.end()) : tr.delete(caret.before(), caret.after()));
    },
  });
  return true;
}
