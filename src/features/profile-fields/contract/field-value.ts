import { isPublicUrl } from '#platform/contract/addresses/public-url.ts';
import { isDate, isEmail } from '#platform/contract/field-validators.ts';
import type { FieldType } from './field-type.ts';

export type FieldValue = string | number | boolean | string[] | null;

/** Codes, so that each side says them in the reader's language. */
export const valueFaults = [
  'required',
  'wrong-kind',
  'too-long',
  'not-an-email',
  'not-a-phone',
  'not-a-url',
  'not-a-number',
  'not-a-date',
  'unknown-option',
] as const;
export type ValueFault = (typeof valueFaults)[number];

export interface CheckedField {
  type: FieldType;
  required: boolean;
  options: readonly { value: string }[];
}

export type CheckedValue = { value: FieldValue; fault?: undefined } | { value?: undefined; fault: ValueFault };

export const maxLength = { text: 300, longText: 4000 } as const;
const maxNumber = 1e12;

const fault = (code: ValueFault): CheckedValue => ({ fault: code });

/** The value as it is kept: trimmed, `null` when there is none; or what is wrong with it. */
export function checkFieldValue(field: CheckedField, given: unknown): CheckedValue {
  const value = typeof given === 'string' ? given.trim() : given;
  if (isEmpty(value)) return field.required ? fault('required') : { value: null };
  switch (field.type) {
    case 'number':
      if (typeof value !== 'number') return fault('wrong-kind');
      return Number.isFinite(value) && Math.abs(value) <= maxNumber ? { value } : fault('not-a-number');
    case 'yesNo':
      return typeof value === 'boolean' ? { value } : fault('wrong-kind');
    case 'manyChoice':
      return checkMany(field, value);
    default:
      return typeof value === 'string' ? checkText(field, value) : fault('wrong-kind');
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function checkText({ type, options }: CheckedField, value: string): CheckedValue {
  if (value.length > (type === 'longText' ? maxLength.longText : maxLength.text)) return fault('too-long');
  // One line is one line: a pasted line end becomes a space.
  const line = type === 'longText' ? value : value.replace(/\s+/g, ' ');
  switch (type) {
    case 'email':
      return isEmail(line) ? { value: line.toLowerCase() } : fault('not-an-email');
    case 'phone':
      return isPhone(line) ? { value: line } : fault('not-a-phone');
    case 'url':
      return isPublicUrl(line) ? { value: line } : fault('not-a-url');
    case 'date':
      return isDate(line) ? { value: line } : fault('not-a-date');
    case 'choice':
      return options.some((option) => option.value === line) ? { value: line } : fault('unknown-option');
    default:
      return { value: line };
  }
}

/** In the order of the options, each once, so that equal answers are equal values. */
function checkMany({ options }: CheckedField, value: unknown): CheckedValue {
  if (!Array.isArray(value)) return fault('wrong-kind');
  const known = options.map((option) => option.value);
  if (!value.every((one) => known.includes(one))) return fault('unknown-option');
  return { value: known.filter((one) => value.includes(one)) };
}

/** As people write them: +31 (0)6-12 34 56 78. The longest number there is has 15 digits. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 6 && digits <= 16;
}
