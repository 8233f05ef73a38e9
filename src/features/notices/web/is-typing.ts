/** Letters are words there, not keys of ours. */
export function isTyping(): boolean {
  const at = document.activeElement;
  return at instanceof HTMLElement && (at.isContentEditable || at.matches('input, textarea, select, [role="textbox"]'));
}
