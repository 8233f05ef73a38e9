/** Where on the screen the line of the caret is; nothing when nobody types. */
export function caretTop(): number | undefined {
  const typedIn = document.activeElement;
  const selection = document.getSelection();
  if (!(typedIn instanceof HTMLElement) || !typedIn.isContentEditable || selection === null) return undefined;
  const [caret] = selection.rangeCount === 0 ? [] : selection.getRangeAt(0).getClientRects();
  return (caret ?? typedIn.getBoundingClientRect()).top;
}

/** What others did above the caret moves the page, and not the line in which someone types. */
export function scrollCaretBack(before: number | undefined): void {
  const now = before === undefined ? undefined : caretTop();
  if (before === undefined || now === undefined || Math.abs(now - before) < 1) return;
  window.scrollBy({ top: now - before, behavior: 'instant' });
}
