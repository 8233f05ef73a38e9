import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import { type Entry, entryAtPoint, type TextPoint } from './text-entry.ts';

/** On each text that can be typed in; what it holds names its place. */
export const textAttribute = 'data-editable-text';

/** On what belongs to the text that is open and stands elsewhere, such as its toolbar. */
export const besideTextAttribute = 'data-beside-text';

export const placeName = ({ block, path, language }: Pick<TextPlace, 'block' | 'path' | 'language'>): string =>
  JSON.stringify([block, path, language]);

const scopes = '[data-edited-block]';

type EnterElement = (entry: Entry) => void;
const entering = new WeakMap<Element, EnterElement>();

/** How to enter the text that this element draws. Answers how to forget it. */
export function offerEntry(element: Element, enter: EnterElement): () => void {
  entering.set(element, enter);
  return () => entering.delete(element);
}

const isVisible = (element: Element): boolean => element.getClientRects().length > 0;

function enterElement(element: Element | undefined, entry: Entry): boolean {
  const enter = element && entering.get(element);
  enter?.(entry);
  return enter !== undefined;
}

/**
 * For a press in the empty part of a line: enters the text that stands there, at the nearest place. Answers whether there
 * was one; where there are several, the press is for what is around them.
 */
export function enterBeside(around: Element, { clientX, clientY }: { clientX: number; clientY: number }): boolean {
  const [text, ...more] = [...around.querySelectorAll(`[${textAttribute}]`)].filter(isVisible);
  if (text === undefined || more.length > 0) return false;
  const { top, bottom } = text.getBoundingClientRect();
  if (clientY < top || clientY > bottom) return false;
  return enterElement(text, entryAtPoint(text, clientX, clientY)) || text.contains(document.activeElement);
}

/** Into a text that is in sight, with the caret or the chosen words there. Answers whether there was one. */
export function enterText(place: Pick<TextPlace, 'block' | 'path' | 'language'>, entry: Entry): boolean {
  const name = placeName(place);
  const drawn = [...document.querySelectorAll<HTMLElement>(`[${textAttribute}]`)].filter(
    (element) => element.getAttribute(textAttribute) === name,
  );
  // An answer that is folded away opens.
  for (const folded of drawn.map((one) => one.closest('details'))) folded?.setAttribute('open', '');
  const element = drawn.find(isVisible);
  if (element === undefined) return false;
  element.scrollIntoView({ block: 'center' });
  if (!enterElement(element, entry)) {
    element.focus();
    if (typeof entry === 'object') chooseLetters(element, entry);
  }
  return true;
}

/** Into the first text of a block, with all its words chosen: what is typed takes their place. Answers whether there was one. */
export const enterFirstText = (block: Element): boolean =>
  enterElement([...block.querySelectorAll(`[${textAttribute}]`)].find(isVisible), 'all');

/** In a text that is open already; its editor follows what is chosen in it. */
function chooseLetters(element: Element, { letters, length = 0 }: TextPoint): void {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let before = 0;
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const size = node.textContent?.length ?? 0;
    const [start, end] = [letters - before, letters + length - before];
    if (start >= 0 && start < size) range.setStart(node, start);
    if (end >= 0 && end <= size) {
      range.setEnd(node, end);
      break;
    }
    before += size;
  }
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** To the text after this one in the same block; after the last of them to the block itself. */
export function goToNextText(from: HTMLElement): void {
  const block = from.closest<HTMLElement>(scopes);
  const own = from.getAttribute(textAttribute);
  const texts = [...(block ?? from.closest('div') ?? from).querySelectorAll(`[${textAttribute}]`)].filter(isVisible);
  const next = texts.slice(texts.indexOf(from) + 1).find((element) => element.getAttribute(textAttribute) !== own);
  if (!enterElement(next, 'end')) leaveText(from);
}

/** To the block around it, as the Escape key does. */
export function leaveText(from: HTMLElement): void {
  from.closest<HTMLElement>(scopes)?.focus();
  from.blur();
}
