import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import { besideTextAttribute, placeName, textAttribute } from '../texts/text-elements.ts';
import type { FocusedPart } from './canvas-keys.ts';

/** On the outermost element of each block of the page that is edited; its guid. */
export const blockAttribute = 'data-edited-block';

export const toolsAttribute = 'data-block-tools';

/** On what takes the focus in the sheet that a phone has in the place of the toolbar. */
export const sheetAttribute = 'data-block-sheet';

export const blockElement = (inside: Element | null): HTMLElement | null =>
  inside?.closest<HTMLElement>(`[${blockAttribute}]`) ?? null;

export const elementOfBlock = (guid: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[${blockAttribute}="${CSS.escape(guid)}"]`);

export const guidOf = (root: Element): string => root.getAttribute(blockAttribute) ?? '';

/** Where in a block the keyboard is; nothing for a control of the block's own. */
export function focusedPart(target: Element, root: Element): FocusedPart | undefined {
  if (target === root) return 'block';
  if (target.closest(`[${toolsAttribute}]`) !== null) return 'tools';
  return isText(target) ? 'text' : undefined;
}

export const isText = (target: Element): boolean => target.closest(`[${textAttribute}]`) !== null;

/** Beside its words it does what it does for readers, such as opening an answer. */
export const isControl = (target: Element): boolean =>
  target.closest(`button, summary, label, input, select, textarea, [${toolsAttribute}]`) !== null;

/** Where one types, be it a text of the page or a field beside it. */
export const isField = (target: Element): boolean =>
  isText(target) || target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** With what a block works for who manages it, such as the items of a list: pressing it does not choose the block. */
export const isOwnTool = (target: Element): boolean => target.closest('[data-own-tools]') !== null;

/** It belongs to the text that is open, wherever it stands. */
export const isBesideText = (target: Element): boolean => target.closest(`[${besideTextAttribute}]`) !== null;

/** The toolbar, or the sheet where there is one in its place. */
export function focusTools(root: Element): void {
  const sheet = document.querySelector<HTMLElement>(`[${sheetAttribute}]`);
  (sheet ?? root.querySelector<HTMLElement>(`[${toolsAttribute}] button`))?.focus();
}

/** Of the block's own, such as those of a list. */
export function focusFirstControl(root: Element): void {
  const controls = [...root.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], input, select, textarea')];
  controls
    .find((element) => element.closest(`[${toolsAttribute}]`) === null && element.getClientRects().length > 0)
    ?.focus();
}

/** The one that was asked for, or else the first. Answers whether there was one. */
export function focusText(root: Element, asked?: TextPlace | null): boolean {
  const texts = [...root.querySelectorAll<HTMLElement>(`[${textAttribute}]`)];
  const shown = texts.filter((element) => element.getClientRects().length > 0);
  const name = asked ? placeName(asked) : undefined;
  const text = shown.find((element) => element.getAttribute(textAttribute) === name) ?? shown[0];
  text?.focus();
  return text !== undefined;
}
