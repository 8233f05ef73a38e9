import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import type { CheckName, Finding } from './finding.ts';

export const checkSettings = ['warn', 'block'] as const;
/** What the platform chose for each check; one that it said nothing about warns. */
export type CheckSettings = Readonly<Partial<Record<CheckName, (typeof checkSettings)[number]>>>;

/** What must be mended before readers get the page, in the languages that would go along. */
export function stopsPublishing(
  findings: readonly Finding[],
  settings: CheckSettings,
  translations: readonly LanguageState[],
): Finding[] {
  const drafts = new Set(
    translations.filter(({ status }) => status === 'draft').map(({ language }) => String(language)),
  );
  const goesAlong = (language: string) => language === defaultLanguage || !drafts.has(language);
  return findings.filter(({ check, place }) => settings[check] === 'block' && goesAlong(place.language));
}
