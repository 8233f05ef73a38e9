import { useEffect } from 'react';
import type { CommentThread } from '#features/page-review/contract/page-comment.ts';
import { textAt } from '#features/pages/contract/operations/apply-text.ts';
import type { PageDocument } from '#features/pages/contract/page.ts';
import { blockOf } from '../blocks/block-places.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import { placeName, textAttribute } from '../texts/text-elements.ts';
import { useComments } from './comments-context.tsx';
import { type Range as Offsets, quotedRange } from './quoted-range.ts';

const name = 'page-comment';
/** Nobody waits for a line under words while they type. */
const pauseMilliseconds = 250;

/** Draws a line under words that something was said about. It adds nothing to the page: the browser paints it. */
export function useQuoteHighlights(): void {
  const { threads } = useComments();
  const { language } = useEditor();
  const document = useSession((state) => state.document);
  useEffect(() => {
    if (!('highlights' in CSS)) return;
    const quoted = threads.filter((thread) => !thread.isSettled && thread.quoted?.language === language);
    if (quoted.length === 0) return void CSS.highlights.delete(name);
    const soon = setTimeout(() => {
      const ranges = quoted.flatMap((thread) => rangeOf(thread, document) ?? []);
      CSS.highlights.set(name, new Highlight(...ranges));
    }, pauseMilliseconds);
    return () => clearTimeout(soon);
  }, [threads, document, language]);
  useEffect(() => () => void ('highlights' in CSS && CSS.highlights.delete(name)), []);
}

function rangeOf({ block, quoted }: CommentThread, page: PageDocument): Range | undefined {
  if (quoted === null || (block !== null && blockOf(page, block) === undefined)) return undefined;
  const place = { block, path: quoted.path, language: quoted.language, format: quoted.format };
  const element = document.querySelector(`[${textAttribute}="${CSS.escape(placeName(place))}"]`);
  if (element === null) return undefined;
  const node = textAt(page, place);
  const offset = (position: number) => node.textBetween(0, Math.min(position, node.content.size)).length;
  const at = { from: offset(quoted.from), to: offset(quoted.to) };
  const found = quotedRange(element.textContent ?? '', quoted.quote, at, quoted.isFound);
  return found && domRange(element, found);
}

/** Letters of an element as the browser selects them, wherever its words are cut into pieces. */
function domRange(element: Element, { from, to }: Offsets): Range | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let passed = 0;
  let hasStart = false;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const end = passed + (node.nodeValue?.length ?? 0);
    if (!hasStart && from < end) {
      range.setStart(node, from - passed);
      hasStart = true;
    }
    if (hasStart && to <= end) {
      range.setEnd(node, to - passed);
      return range;
    }
    passed = end;
  }
  return undefined;
}
