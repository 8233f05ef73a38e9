import { type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';

/** As they stand in the address (§2). */
export const legalKinds = ['terms-of-use', 'privacy', 'accessibility', 'cookie-statement'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** As search knows them, beside pages: the same on every platform. */
export const legalGuids: Record<LegalKind, string> = {
  'terms-of-use': 'b1d0e000-0000-4000-8000-1e6a10000001',
  privacy: 'b1d0e000-0000-4000-8000-1e6a10000002',
  accessibility: 'b1d0e000-0000-4000-8000-1e6a10000003',
  'cookie-statement': 'b1d0e000-0000-4000-8000-1e6a10000004',
};

export const isLegalKind = (text: string | undefined): text is LegalKind =>
  (legalKinds as readonly (string | undefined)[]).includes(text);

/** §2: legal/terms-of-use/{lang}, in the shell of that same language. */
export const legalPath = (kind: LegalKind, language: Language): string =>
  withLanguagePrefix(`/legal/${kind}/${language}`, language);
