const focusable = 'input:not([type="hidden"]), textarea, select, button, [tabindex="0"], [contenteditable="true"]';

/** A group has no focus of its own: its first field takes it. Answers whether there was anything to focus. */
export function focusField(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  if (!field) return false;
  const target = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable);
  if (!target) return false;
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  return true;
}
