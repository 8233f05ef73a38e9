/** On what holds a field of the item, with its id. */
export const itemFieldAttribute = 'data-item-field';

/** Whether the field was there to take the focus. */
export function focusItemField(id: string): boolean {
  const held = document.querySelector(`[${itemFieldAttribute}="${CSS.escape(id)}"]`);
  const input = held?.querySelector<HTMLElement>(':is(textarea, input, [contenteditable="true"], button)');
  input?.scrollIntoView({ block: 'center' });
  input?.focus();
  return input !== undefined && input !== null;
}
