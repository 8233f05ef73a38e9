import type { Language } from '#platform/contract/texts/language.ts';

/** What a screen that shows the terms loads. */
export const termsInput = (language: Language) => ({ params: { kind: 'terms-of-use' as const }, query: { language } });
