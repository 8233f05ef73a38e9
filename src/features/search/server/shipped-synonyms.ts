import type { Language } from '#platform/contract/texts/language.ts';
import type { SynonymGroup } from '../contract/synonym-index.ts';
import en from '../synonyms/en.json' with { type: 'json' };
import nl from '../synonyms/nl.json' with { type: 'json' };

const shipped: Partial<Record<string, readonly SynonymGroup[]>> = { nl, en };

/** Those that every platform has; admins add their own. */
export const shippedSynonyms = (language: Language): readonly SynonymGroup[] =>
  shipped[language.split('-')[0] ?? ''] ?? [];
