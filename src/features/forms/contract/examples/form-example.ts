import type { z } from 'zod';
import { text } from '#platform/contract/texts/localized.ts';
import type { FormSettings } from '../form.ts';
import type { FormDocumentInput } from '../form-document.ts';

/** A form that works, to begin with: everything can be changed. */
export interface FormExample {
  document: FormDocumentInput;
  settings: z.input<typeof FormSettings>;
}

type Field = NonNullable<FormDocumentInput['fields']>[number];

export const option = (value: string, nl: string, en: string) => ({ value, label: text(nl, en) });

export const step = (id: string, nl: string, en: string): Field => ({ id, kind: 'pageBreak', label: text(nl, en) });

export const when = (field: string, ...values: string[]) => ({
  match: 'all' as const,
  rules: [{ field, operator: 'oneOf' as const, values }],
});

const person = { personalData: 'ordinary' as const };

/** Who sends it: asked in the same words everywhere, and known to browsers. */
export const nameField: Field = {
  id: 'name',
  kind: 'text',
  label: text('Uw naam', 'Your name'),
  autocomplete: 'name',
  isRequired: true,
  ...person,
};
export const emailField: Field = {
  id: 'email',
  kind: 'email',
  label: text('E-mailadres', 'E-mail address'),
  help: text('Hier sturen we de bevestiging naartoe.', 'We send the confirmation here.'),
  autocomplete: 'email',
  isRequired: true,
  ...person,
};
export const phoneField: Field = {
  id: 'phone',
  kind: 'phone',
  label: text('Telefoonnummer', 'Phone number'),
  help: text('Alleen als we iets willen navragen.', 'Only if we have a question.'),
  autocomplete: 'tel',
  ...person,
};
export const addressField: Field = {
  id: 'address',
  kind: 'address',
  label: text('Uw adres', 'Your address'),
  isRequired: true,
  ...person,
};
