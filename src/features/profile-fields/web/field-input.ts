import { kindNamed } from '#field-kinds/kit/web/kind-list.ts';
import { itemSlug } from '#platform/contract/addresses/slug.ts';
import type { WordsByLanguage } from '../contract/in-own-words.ts';
import type { NewProfileField } from '../contract/profile-field.ts';

/** A field while it is being filled in: every part is there. */
export type FieldInput = Required<
  Omit<NewProfileField, 'options' | 'label' | 'help' | 'section' | 'subsection' | 'inputType'>
> & {
  /** Undefined is the usual way of its type. */
  inputType: string | undefined;
  label: WordsByLanguage;
  help: WordsByLanguage;
  section: WordsByLanguage;
  subsection: WordsByLanguage;
  options: { value: string; label: WordsByLanguage }[];
};

const nothing: WordsByLanguage = { nl: '' };

export const startOf = (field: NewProfileField | undefined): FieldInput => ({
  key: field?.key ?? '',
  category: field?.category ?? 'profile',
  type: field?.type ?? 'text',
  inputType: field?.inputType,
  label: field?.label ?? nothing,
  help: field?.help ?? nothing,
  section: field?.section ?? nothing,
  subsection: field?.subsection ?? nothing,
  visibleFor: field === undefined ? 'user' : (field.visibleFor ?? null),
  autocomplete: field?.autocomplete ?? '',
  defaultValue: field?.defaultValue ?? null,
  required: field?.required ?? false,
  options: [...(field?.options ?? [])],
  mett: field?.mett ?? false,
});

/** A key that a person need not think of, from the words of the label. */
export const keyOfLabel = (label: string): string => {
  const [first = '', ...rest] = itemSlug(label).split(/[-_]+/);
  const key = first + rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  return key.replace(/^\d+/, '').slice(0, 60);
};

/** What is sent: a key when none was chosen, and nothing that the type does not have. */
export function readyInput(input: FieldInput): NewProfileField {
  const kind = kindNamed(input.type);
  const fits = input.inputType !== undefined && kind?.inputTypes.includes(input.inputType);
  return {
    ...input,
    key: input.key || keyOfLabel(input.label.nl),
    inputType: fits ? input.inputType : kind?.inputTypes[0],
    options: kind?.hasOptions ? input.options.filter(({ label }) => label.nl.trim() !== '') : [],
  };
}
