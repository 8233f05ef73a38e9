import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { ChangeRow } from './past-changes.repository.ts';

/** What a change was done to, as it is called in a language. */
export function changeName({ name }: Pick<ChangeRow, 'name'>, language: Language): string {
  if (name === null || typeof name === 'string') return name ?? '';
  return pickLanguage(name as StoredText, language, defaultLanguage)?.value ?? '';
}

/** A database counts finer than an address does: at the millisecond after, it is there. */
export const justAfter = (at: Date): string => new Date(at.getTime() + 1).toISOString();
