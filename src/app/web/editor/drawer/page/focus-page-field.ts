/** On what holds a field of the page, with its name. */
export const pageFieldAttribute = 'data-page-field';

/** Whether the field was there to take the focus. */
export function focusPageField(name: string): boolean {
  const held = document.querySelector(`[${pageFieldAttribute}="${CSS.escape(name)}"]`);
  const input = held?.querySelector<HTMLElement>(':is(textarea, input)');
  input?.scrollIntoView({ block: 'center' });
  input?.focus();
  return input !== undefined && input !== null;
}
