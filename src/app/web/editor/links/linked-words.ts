import { type Editor, getMarkRange } from '@tiptap/core';

interface LinkedWords {
  /** What will be the link; nothing when it is still to be written. */
  words: string;
  /** Where they stand on the screen. */
  rect: DOMRect;
  /** The same in the document, to mark them. */
  range: Range | undefined;
}

const longest = 40;

/** The chosen words, or those of the link that the caret stands in. */
export function linkedWords({ state, view }: Editor): LinkedWords {
  const { selection, doc, schema } = state;
  const link = schema.marks.link;
  const within = selection.empty && link !== undefined ? getMarkRange(selection.$from, link) : undefined;
  const { from, to } = within ?? selection;
  const words = doc.textBetween(from, to, ' ').trim();
  const range = document.createRange();
  const start = view.domAtPos(from);
  const end = view.domAtPos(to);
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  const { left, top, bottom } = view.coordsAtPos(from);
  const last = view.coordsAtPos(to);
  return {
    words: words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words,
    rect: new DOMRect(left, top, 0, Math.max(bottom, last.bottom) - top),
    range: from === to ? undefined : range,
  };
}
