const focusable = 'input:not([type="hidden"]), textarea, select, button, [tabindex="0"], [contenteditable="true"]';

/** A place to drop files on begins with a button that is only there for screen readers; focus on it could not be seen. */
const isUnseen = (element: HTMLElement): boolean => element.tagName === 'BUTTON' && element.offsetWidth <= 1;

/** A group has no focus of its own: its first field takes it. Answers whether there was anything to focus. */
export function focusField(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  if (!field) return false;
  const inside = field.matches(focusable) ? [field] : [...field.querySelectorAll<HTMLElement>(focusable)];
  const target = inside.find((element) => !isUnseen(element)) ?? inside[0];
  if (!target) return false;
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  return true;
}
