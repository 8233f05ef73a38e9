const parts = '[data-editor-part]';
const focusable =
  '[data-edited-block][data-state="chosenAlone"], [data-edited-block], [contenteditable="true"], a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

/** F6: from the part of the editor that has the focus to the next, and from the last to the first. */
export function focusPart(document: Document, step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(parts)];
  const here = all.findIndex((part) => part.contains(document.activeElement));
  const next = all[(here === -1 && step === -1 ? all.length - 1 : here + step + all.length) % all.length];
  const inside = next?.querySelector<HTMLElement>('[data-edited-block][data-state="chosenAlone"]');
  (inside ?? [...(next?.querySelectorAll<HTMLElement>(focusable) ?? [])].find(isReachable))?.focus();
}

const isReachable = (element: HTMLElement): boolean => element.closest('[inert], [hidden]') === null;
