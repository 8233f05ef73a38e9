/** §3: the three parts of the account area that can hold fields. */
export const fieldCategories = ['profile', 'security', 'privacy'] as const;
export type FieldCategory = (typeof fieldCategories)[number];

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
