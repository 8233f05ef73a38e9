/** Fields to write in and to choose by: what is found by typing in them, and what is ticked, is never empty. */
const fields =
  'input:not([type="checkbox"], [type="radio"], [type="search"], [type="file"], [type="hidden"], [role="combobox"]), textarea, [contenteditable="true"], button[aria-haspopup="listbox"]';

function isEmpty(field: HTMLElement): boolean {
  // A list of which nothing is chosen says so in place of what would be.
  if (field instanceof HTMLButtonElement) return field.querySelector('[data-placeholder]') !== null;
  const isInput = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return (isInput ? field.value : (field.textContent ?? '')).trim() === '';
}

const isReachable = (field: HTMLElement): boolean =>
  field.closest('[inert], [hidden], :disabled, [readonly]') === null && field.getClientRects().length > 0;

/** Into the first field of the drawer in which nothing is written. Answers whether there was one. */
export function focusEmptyField(panel: Element): boolean {
  const field = [...panel.querySelectorAll<HTMLElement>(fields)].find((one) => isEmpty(one) && isReachable(one));
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
  return field !== undefined;
}
