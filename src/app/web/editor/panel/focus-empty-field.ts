/** Fields to write in: what is found by typing in them, and what is ticked, is never empty. */
const fields =
  'input:not([type="checkbox"], [type="radio"], [type="search"], [type="file"], [type="hidden"], [role="combobox"]), textarea, [contenteditable="true"]';

const isEmpty = (field: HTMLElement): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : (field.textContent ?? '')
  ).trim() === '';

const isReachable = (field: HTMLElement): boolean =>
  field.closest('[inert], [hidden], :disabled, [readonly]') === null && field.getClientRects().length > 0;

/** Into the first field of the drawer in which nothing is written. Answers whether there was one. */
export function focusEmptyField(panel: Element): boolean {
  const field = [...panel.querySelectorAll<HTMLElement>(fields)].find((one) => isEmpty(one) && isReachable(one));
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
  return field !== undefined;
}
