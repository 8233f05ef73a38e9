import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { isStored, pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Translate } from '#platform/web/i18n/i18n.ts';

/** Longer than this is read where it is shown. */
const mostSigns = 80;

/** The value of a setting where a few words say it: a picture, a footer or a list of things is seen on the site. */
export function settingWords(value: unknown, t: Translate, language: Language): string | undefined {
  if (value === null || value === undefined || value === '') return t('timeMachine.nothing');
  if (typeof value === 'boolean') return t(value ? 'timeMachine.yes' : 'timeMachine.no');
  if (typeof value === 'number') return value.toLocaleString(language);
  const words =
    typeof value === 'object' && isStored(value)
      ? (pickLanguage(value, language, defaultLanguage)?.value ?? '')
      : value;
  if (typeof words !== 'string' || words.length > mostSigns) return undefined;
  // A guid is the name of a file or a page to the machine alone.
  return /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(words) ? undefined : words || t('timeMachine.nothing');
}
