import type { ComponentType, ReactNode } from 'react';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Option } from '#platform/web/ui/option-list/option.ts';
import type { FieldKind, FieldSettings } from '../contract/field-kind.ts';

/** What stands around a field, whatever its kind. */
export interface FieldTexts {
  id: string;
  label: string;
  help: string | undefined;
  error: ReactNode;
  isRequired: boolean;
}

export interface FieldInputProps<Value> extends FieldTexts {
  field: FieldSettings;
  /** What one can choose from, in the words of whoever fills it in. */
  options: readonly Option[];
  /** One of the kind's ways to ask; the usual one when it is not said. */
  inputType?: string | undefined;
  /** What a browser may fill in by itself (WCAG 1.3.5). */
  autoComplete?: string | undefined;
  /** Days are looked up, not known by heart. */
  hasCalendar?: boolean | undefined;
  /** The one that texts are written in, for a field that has them in each. */
  language: Language;
  /** As it is kept; null when nothing is filled in. */
  value: Value | null;
  onChange(value: Value | null): void;
}

/** A kind's `input.tsx`. It hands on its kind, so that a form that draws the field can also look at what was typed. */
export interface FieldInputModule {
  default: ComponentType<FieldInputProps<never>>;
  kind: FieldKind<never>;
}

/** What the parts of the design system take. */
export const textsOf = ({ id, label, help, error, isRequired }: FieldTexts): FieldTexts => ({
  id,
  label,
  help,
  error,
  isRequired,
});
