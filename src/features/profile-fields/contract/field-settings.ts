import type { FieldSettings } from '#field-kinds/kit/contract/field-kind.ts';

// Without a schema, for the browser.

/** Shown and not asked: only built-in fields are. */
export const fixedInput = 'fixed';

interface AskedField {
  type: string;
  options: readonly { value: string }[];
}

/** As its kind must know it: what people answer is kept as they wrote it. */
export const settingsOf = ({ type, options }: AskedField): FieldSettings => ({
  kind: type,
  options: options.map(({ value }) => ({ value })),
});
