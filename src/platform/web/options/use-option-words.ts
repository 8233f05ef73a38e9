import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useEditedOptions } from './options-context.ts';

export interface OptionWords {
  label: string;
  help: string | undefined;
  /** A number speaks for itself. */
  valueName(value: string | number): string;
}

/** The words of an option, or of a field of an entry: by the names that lead to it, `['items', 'title']`. */
export function useOptionWords(names: readonly string[]): OptionWords {
  const { t } = useTranslation();
  const key = `${useEditedOptions().words}.${names.join('.fields.')}`;
  const last = names.at(-1) ?? '';
  return {
    label: t(`${key}.label`, { defaultValue: last }),
    help: t(`${key}.help`, { defaultValue: '' }) || undefined,
    valueName: (value) =>
      typeof value === 'number' ? String(value) : t(`${key}.values.${value}`, { defaultValue: value }),
  };
}
