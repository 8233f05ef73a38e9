const focusable = 'a, button, input, select, textarea, [tabindex]';
const typable = /^(text|email|search|tel|url|number|textarea)$/;

export interface BegunBefore {
  typed: { at: number; value: string }[];
  /** Its place among what takes focus; -1 for none. */
  focused: number;
}

type Field = HTMLInputElement | HTMLTextAreaElement;
const fieldsIn = (root: Element): Field[] => [...root.querySelectorAll<Field>('input, textarea')];
const focusableIn = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(focusable)];

/** What somebody did with a screen that is about to be drawn anew. */
export function begunIn(drawn: Element): BegunBefore {
  const typed = fieldsIn(drawn).flatMap((field, at) =>
    typable.test(field.type) && field.value !== field.defaultValue ? [{ at, value: field.value }] : [],
  );
  return { typed, focused: focusableIn(drawn).indexOf(document.activeElement as HTMLElement) };
}

/** Goes on with it on the same screen, drawn anew. */
export function goOnWith({ typed, focused }: BegunBefore, anew: Element): void {
  const fields = fieldsIn(anew);
  for (const { at, value } of typed) {
    const field = fields[at];
    if (field === undefined || !typable.test(field.type)) continue;
    // React watches the element's own property and takes a change for news only when it went past that.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  focusableIn(anew)[focused]?.focus();
}
