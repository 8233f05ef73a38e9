import { type Language, withLanguagePrefix } from '#platform/contract/language.ts';

/** As they stand in the address (§2). */
export const legalKinds = ['terms-of-use', 'privacy', 'accessibility', 'cookie-statement'] as const;
export type LegalKind = (typeof legalKinds)[number];

export const isLegalKind = (text: string | undefined): text is LegalKind =>
  (legalKinds as readonly (string | undefined)[]).includes(text);

/** §2: legal/terms-of-use/{lang}, in the shell of that same language. */
export const legalPath = (kind: LegalKind, language: Language): string =>
  withLanguagePrefix(`/legal/${kind}/${language}`, language);
