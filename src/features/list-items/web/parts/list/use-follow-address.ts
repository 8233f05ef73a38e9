import { type RefObject, useEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/**
 * For a field whose value stands in the address. The browser keeps it, so that it works before any script and keeps the
 * focus; a step back in the history shows what was asked then. What someone is typing meanwhile is theirs.
 */
export function useFollowAddress<F extends Field>(value: string | boolean): RefObject<F | null> {
  const field = useRef<F>(null);
  const before = useRef(value);
  useEffect(() => {
    const asked = before.current;
    before.current = value;
    const { current } = field;
    if (current === null || asked === value) return;
    if (isBox(current)) current.checked = value === true;
    else if (current.value === asked || document.activeElement !== current) current.value = String(value);
  }, [value]);
  return field;
}
