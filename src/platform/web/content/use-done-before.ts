import { type RefObject, useLayoutEffect } from 'react';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const typable = /^(text|email|password|search|tel|url|number|textarea)$/;

/**
 * What somebody typed, ticked or chose before the application was there is told to it as if it were done now. Otherwise
 * the first update of a field would wipe it, and a choice that is asked at once would never be asked. React takes a page
 * over in parts, each of which tells of its own: the whole page, and every block.
 */
export function useDoneBefore(within?: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const part = within === undefined ? document : within.current;
    for (const field of part?.querySelectorAll<Field>('input, textarea, select') ?? []) tellDone(field);
  }, [within]);
}

/** What was done with a field is told of it, or of the one that took its place. */
export function tellDone(done: Field, field: Field = done): void {
  if (done instanceof HTMLSelectElement) tellChosen(done, field as HTMLSelectElement);
  else if (done.type === 'checkbox' || done.type === 'radio') {
    tellTicked(done as HTMLInputElement, field as HTMLInputElement);
  } else if (typable.test(done.type)) tellTyped(done, field as HTMLInputElement);
}

/** React watches the element's own property and takes a change for news only when it went past that. */
function setPast(field: Field, property: 'value' | 'checked', value: unknown): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value);
}

function tellTyped(done: HTMLInputElement | HTMLTextAreaElement, field: typeof done): void {
  const typed = done.value;
  if (typed === done.defaultValue) return;
  field.value = field.defaultValue;
  setPast(field, 'value', typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tellTicked(done: HTMLInputElement, box: HTMLInputElement): void {
  const isTicked = done.checked;
  // Of radio buttons the one that is chosen says so; the other follows.
  if (isTicked === done.defaultChecked || (box.type === 'radio' && !isTicked)) return;
  box.checked = !isTicked;
  setPast(box, 'checked', isTicked);
  // React hears of a box by its click. This event is no click of the browser's, so it changes nothing by itself.
  box.dispatchEvent(new Event('click', { bubbles: true }));
}

function tellChosen(done: HTMLSelectElement, list: HTMLSelectElement): void {
  // The first script has answered to the theme already.
  if (list.dataset.themeChoice !== undefined) return;
  const options = [...done.options];
  const drawn = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (done.multiple || drawn === undefined || drawn.selected) return;
  if (list !== done) list.value = done.value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}
