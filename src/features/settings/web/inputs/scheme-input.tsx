import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ColorPicker } from '#platform/web/ui/color-picker/color-picker.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { ContrastNote } from '../parts/contrast-note.tsx';
import type { SettingInputProps } from '../setting-input-props.ts';
import styles from './inputs.module.css';

interface Scheme {
  primary: string;
  accent: string;
}

const parts = ['primary', 'accent'] as const;
/** The two colours of the platform, with what each is good for in words. */
export function SchemeInput({ id, label, help, error, value, onChange }: SettingInputProps<'scheme', Scheme>) {
  const { t } = useTranslation();
  return (
    <Fieldset id={id} legend={label} help={help} error={error}>
      {parts.map((part) => (
        <div key={part} className={styles.color}>
          <ColorPicker
            label={t(`settings.screen.${part}`)}
            help={t(`settings.screen.${part}Help`)}
            value={value[part]}
            onChange={(color) => onChange({ ...value, [part]: color })}
          />
          <ContrastNote color={value[part]} part={part} />
        </div>
      ))}
    </Fieldset>
  );
}
