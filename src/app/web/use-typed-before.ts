import { useLayoutEffect } from 'react';

const typable = /^(text|email|password|search|tel|url|number|textarea)$/;

/**
 * What somebody typed before the application was there is told to it as if it were typed now. Otherwise the first update
 * of a field would wipe it, and nothing that was typed may be lost.
 */
export function useTypedBefore(): void {
  useLayoutEffect(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    for (const field of fields) {
      const typed = field.value;
      if (!typable.test(field.type) || typed === field.defaultValue) continue;
      // React watches the element's own property and takes a change for news only when it went past that.
      field.value = field.defaultValue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, []);
}
