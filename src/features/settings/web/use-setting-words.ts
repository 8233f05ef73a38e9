import { languageName } from '#platform/contract/texts/language-name.ts';
import type { Translate } from '#platform/web/i18n/i18n.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { fieldOf, type SettingField, type SettingKey } from '../contract/setting-fields.ts';
import type { SettingProblem } from '../contract/setting-problem.ts';

export interface SettingWords {
  name(key: SettingKey): string;
  help(key: SettingKey): string;
  /** Other words that people look for it by. */
  otherWords(key: SettingKey): string;
  group(key: SettingKey): string;
  /** A value as a person would say it. */
  value(key: SettingKey, value: unknown): string;
  problem(key: SettingKey, problem: SettingProblem): string;
}

export function useSettingWords(): SettingWords {
  const { t } = useTranslation();
  const language = useLanguage();
  return settingWords(t, language);
}

export function settingWords(t: Translate, language: string): SettingWords {
  return {
    name: (key) => t(`settings.names.${key}`),
    help: (key) => t(`settings.help.${key}`),
    otherWords: (key) => t(`settings.words.${key}`),
    group: (key) => t(`settings.groups.${fieldOf(key).group}`),
    value: (key, value) => valueWords(fieldOf(key), key, value) || t('settings.screen.empty'),
    problem(key, { code, written }) {
      const field = fieldOf(key);
      const range = field.kind === 'number' ? { min: field.min, max: field.max } : {};
      return t(`settings.problems.${code}`, { ...range, written: written ?? '' });
    },
  };

  function valueWords(field: SettingField, key: SettingKey, value: unknown): string {
    if (value === null || value === undefined || value === '') return '';
    switch (field.kind) {
      case 'switch':
        return t(value === true ? 'settings.screen.yes' : 'settings.screen.no');
      case 'choice':
        return t(`settings.choices.${key}.${String(value)}.label`, { defaultValue: String(value) });
      case 'number':
        return t(`settings.screen.${field.unit === 'px' ? 'pixels' : field.unit}`, { count: Number(value) });
      case 'size':
        return t('settings.screen.pixels', { count: Number(value) });
      case 'file':
        return t('settings.screen.oneFile');
      case 'files':
        return countWords('files', value);
      case 'footers':
        return countWords('footers', value);
      case 'lines':
        return Array.isArray(value) ? value.join(', ') : '';
      case 'languages':
        return Array.isArray(value) ? value.map((one) => languageName(String(one), language)).join(', ') : '';
      case 'words':
        return wordsOf(value);
      case 'scheme':
      case 'attribution':
        return typeof value === 'object' ? Object.values(value).filter(Boolean).join(', ') : '';
      case 'elsewhere':
        return t('settings.screen.elsewhere');
      default:
        return String(value);
    }
  }

  function countWords(what: 'files' | 'footers', value: unknown): string {
    const count = Array.isArray(value) ? value.length : 0;
    return count === 0 ? '' : t(`settings.screen.${what}`, { count });
  }

  /** In the reader's language, else in any that there is. */
  function wordsOf(value: unknown): string {
    const { $lang } = value as { $lang?: Record<string, string> };
    return $lang?.[language] || Object.values($lang ?? {}).find(Boolean) || '';
  }
}
