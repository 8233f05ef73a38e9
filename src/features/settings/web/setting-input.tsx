import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { NumberField } from '#platform/web/ui/field/number-field.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { WordsField } from '#platform/web/ui/field/words-field.tsx';
import { MoreLink } from '#platform/web/ui/link/more-link.tsx';
import type { SettingValues } from '../contract/setting.ts';
import { fieldOf, type SettingKey } from '../contract/setting-fields.ts';
import { AttributionInput } from './inputs/attribution-input.tsx';
import { ColorInput } from './inputs/color-input.tsx';
import { FileInput } from './inputs/file-input.tsx';
import { FootersInput } from './inputs/footers-input.tsx';
import { LanguagesInput } from './inputs/languages-input.tsx';
import { LinesInput } from './inputs/lines-input.tsx';
import { SchemeInput } from './inputs/scheme-input.tsx';
import { TimeZoneInput } from './inputs/time-zone-input.tsx';
import { settingId } from './setting-id.ts';
import styles from './settings-screen.module.css';
import { useSettingWords } from './use-setting-words.ts';

interface SettingInputProps {
  settingKey: SettingKey;
  values: SettingValues;
  error: string | undefined;
  onChange(value: unknown): void;
}

/** The control that the declaration of a setting asks for. */
export function SettingInput({ settingKey: key, values, error, onChange }: SettingInputProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useSettingWords();
  const field = fieldOf(key);
  // Which type the value has, its kind says.
  const value = values[key] as never;
  const texts = { id: settingId(key), label: words.name(key), help: words.help(key), error };
  const given = { ...texts, value, onChange };
  switch (field.kind) {
    case 'line':
      return <TextField {...given} isRequired={field.isRequired === true} maxLength={field.maxLength} />;
    case 'lines':
      return <LinesInput {...given} field={field} />;
    case 'words': {
      const { $lang } = values[key] as { $lang: Record<string, string> };
      return (
        <Fieldset id={texts.id} legend={texts.label} help={texts.help} error={error}>
          <WordsField label={texts.label} value={$lang} onChange={(changed) => onChange({ $lang: changed })} />
        </Fieldset>
      );
    }
    case 'number':
      return <NumberField {...given} isRequired />;
    case 'switch':
      return (
        <Checkbox id={texts.id} help={texts.help} error={error} isSelected={value} onChange={onChange}>
          {texts.label}
        </Checkbox>
      );
    case 'choice':
      return (
        <RadioGroup
          {...given}
          className={styles.choice}
          options={field.values.map((id) => ({
            id,
            label: t(`settings.choices.${key}.${id}.label`),
            description: t(`settings.choices.${key}.${id}.help`, { defaultValue: '' }),
          }))}
        />
      );
    case 'size':
      return (
        <Select
          {...texts}
          value={String(value)}
          onChange={(size) => onChange(Number(size))}
          options={field.values.map((size) => ({
            id: String(size),
            label:
              size === field.usual
                ? t('settings.screen.usual', { size: words.value(key, size) })
                : words.value(key, size),
          }))}
        />
      );
    case 'color':
      return <ColorInput {...given} field={field} otherwise={values.colorScheme.primary} />;
    case 'scheme':
      return <SchemeInput {...given} field={field} />;
    case 'file': {
      const guid = values[key] as string | null;
      return (
        <FileInput
          {...texts}
          isMany={false}
          value={guid === null ? [] : [guid]}
          onChange={(guids) => onChange(guids[0] ?? null)}
        />
      );
    }
    case 'files':
      return <FileInput {...given} isMany />;
    case 'languages':
      return <LanguagesInput {...given} field={field} />;
    case 'time-zone':
      return <TimeZoneInput {...given} field={field} />;
    case 'attribution':
      return <AttributionInput {...given} field={field} />;
    case 'footers':
      return <FootersInput {...given} field={field} />;
    case 'elsewhere':
      return (
        <div id={texts.id} className={styles.elsewhere}>
          <strong>{texts.label}</strong>
          <p className={styles.muted}>{texts.help}</p>
          <MoreLink
            href={withLanguagePrefix(field.path, language)}
            aria-label={`${t('settings.screen.goTo')}: ${texts.label}`}
          >
            {t('settings.screen.goTo')}
          </MoreLink>
        </div>
      );
  }
}
