import type { Node } from '@tiptap/pm/model';
import { type Selection, TextSelection } from '@tiptap/pm/state';

/** A point in words, whatever elements they are drawn with. */
export interface TextPoint {
  /** How many letters stand before it. */
  letters: number;
  /** It stands before a letter rather than after one: between two paragraphs that is the second. */
  isBefore: boolean;
  /** So many letters from there on are chosen. */
  length?: number;
}

/** Where the caret goes in a text that is entered. */
export type Entry = 'start' | 'end' | 'all' | TextPoint;

interface Caret {
  node: globalThis.Node;
  offset: number;
}

/** Browsers have one of the two. */
function caretFromPoint(x: number, y: number): Caret | undefined {
  if ('caretPositionFromPoint' in document) {
    const caret = document.caretPositionFromPoint(x, y);
    return caret === null ? undefined : { node: caret.offsetNode, offset: caret.offset };
  }
  const range = (document as Document).caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

export function entryAtPoint(root: Element, x: number, y: number): Entry {
  const caret = caretFromPoint(x, y);
  return caret !== undefined && root.contains(caret.node) ? entryAtCaret(root, caret) : 'end';
}

export function entryAtCaret(root: Element, { node, offset }: Caret): TextPoint {
  const before = document.createRange();
  before.setStart(root, 0);
  before.setEnd(node, offset);
  return { letters: before.toString().length, isBefore: offset === 0 };
}

/** The same place in a document of the editor. */
export function selectionAt(doc: Node, entry: Entry): Selection {
  if (entry === 'start') return TextSelection.atStart(doc);
  if (entry === 'end') return TextSelection.atEnd(doc);
  if (entry === 'all') return TextSelection.between(TextSelection.atStart(doc).$from, TextSelection.atEnd(doc).$to);
  const found = placeAfter(doc, entry.letters, entry.isBefore);
  if (found === undefined) return TextSelection.atEnd(doc);
  const end = entry.length ? placeAfter(doc, entry.letters + entry.length, false) : undefined;
  return end === undefined
    ? TextSelection.near(doc.resolve(found))
    : TextSelection.between(doc.resolve(found), doc.resolve(end));
}

/** Where so many letters stand before; between two paragraphs at the end of the one or the start of the other. */
function placeAfter(doc: Node, letters: number, isBefore: boolean): number | undefined {
  let left = letters;
  let found: number | undefined;
  doc.descendants((node, place) => {
    if (found !== undefined) return false;
    const length = node.text?.length ?? 0;
    if (node.isText && (left < length || (left === length && !isBefore))) found = place + left;
    else left -= length;
    return true;
  });
  return found;
}
