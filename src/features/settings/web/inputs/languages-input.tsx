import X from 'lucide-react/icons/x';
import { useMemo, useRef } from 'react';
import { defaultLanguage, isLanguage } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import type { SettingInputProps } from '../setting-input-props.ts';
import styles from './inputs.module.css';

/** What is spoken in the Netherlands and around it, and what newcomers read; any other is typed as its tag. */
const offered =
  'nl en de fr fy ar tr uk pl es pap pt pt-BR it ro bg ru fa ti so ku rif zgh zh-Hans zh-Hant vi id hi da sv nb fi cs hu el he ja ko sr hr sq'.split(
    ' ',
  );

/** The languages of the platform, each once and Dutch first. */
export function LanguagesInput({ id, label, help, error, value, onChange }: SettingInputProps<'languages', string[]>) {
  const { t } = useTranslation();
  const own = useLanguage();
  const options = useMemo(
    () =>
      offered
        .filter((tag) => isLanguage(tag) && !value.includes(tag))
        .map((tag) => ({ id: tag, label: languageName(tag, own), description: tag }))
        .toSorted((one, other) => one.label.localeCompare(other.label, own)),
    [value, own],
  );
  const list = useRef<HTMLUListElement>(null);
  /** What was pressed goes: the focus goes on at the list, because the field would open and cover it. */
  const change = (languages: string[]) => {
    onChange(languages);
    keepFocus(() => list.current);
  };
  return (
    <Fieldset id={id} legend={label} help={help} error={error}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul ref={list} role="list" tabIndex={-1} className={styles.languages}>
        {value.map((tag) => (
          <li key={tag} className={styles.language}>
            <span>
              {languageName(tag, own)} <small className={styles.quiet}>{tag}</small>
            </span>
            {tag === defaultLanguage ? (
              <small className={styles.quiet}>{t('settings.screen.defaultLanguage')}</small>
            ) : (
              <IconButton
                icon={X}
                label={t('settings.screen.removeLanguage', { name: languageName(tag, own) })}
                onPress={() => change(value.filter((one) => one !== tag))}
              />
            )}
          </li>
        ))}
      </ul>
      <ComboBox
        // A chosen language goes into the list, and the field is ready for another.
        key={value.join(' ')}
        label={t('settings.screen.addLanguage')}
        options={options}
        onChange={(tag) => {
          if (tag !== null && !value.includes(tag)) change([...value, tag]);
        }}
      />
    </Fieldset>
  );
}
