/** §3: the three parts of the account area that can hold fields. */
export const fieldCategories = ['profile', 'security', 'privacy'] as const;
export type FieldCategory = (typeof fieldCategories)[number];

/** What a value is; decides how it is checked. */
export const fieldTypes = [
  'text',
  'longText',
  'email',
  'phone',
  'url',
  'number',
  'date',
  'choice',
  'manyChoice',
  'yesNo',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** How it is asked. `fixed` is shown and not asked: only built-in fields have it. */
export const inputTypes = [
  'input',
  'textarea',
  'number',
  'date',
  'select',
  'radio',
  'checkboxes',
  'checkbox',
  'switch',
  'fixed',
] as const;
export type InputType = (typeof inputTypes)[number];

/** The ways to ask for each kind of value, the usual one first. */
export const inputTypesOf: Readonly<Record<FieldType, readonly [InputType, ...InputType[]]>> = {
  text: ['input'],
  longText: ['textarea'],
  email: ['input'],
  phone: ['input'],
  url: ['input'],
  number: ['number'],
  date: ['date'],
  choice: ['select', 'radio'],
  manyChoice: ['checkboxes'],
  yesNo: ['checkbox', 'switch'],
};

export const hasOptions = (type: FieldType): boolean => type === 'choice' || type === 'manyChoice';

/** What a browser may fill in by itself (WCAG 1.3.5); the tokens that fit a profile. */
export const autocompleteTokens = [
  'organization',
  'organization-title',
  'street-address',
  'postal-code',
  'address-level2',
  'country-name',
  'tel',
  'email',
  'url',
  'bday',
  'nickname',
  'honorific-prefix',
] as const;
