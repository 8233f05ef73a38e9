import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { SettingInputProps } from '../setting-input-props.ts';

interface Attribution {
  text: string;
  url: string;
}

export function AttributionInput(props: SettingInputProps<'attribution', Attribution>) {
  const { id, label, help, error, value, onChange } = props;
  const { t } = useTranslation();
  return (
    <Fieldset id={id} legend={label} help={help} error={error}>
      <TextField
        label={t('settings.screen.mapText')}
        value={value.text}
        onChange={(text) => onChange({ ...value, text })}
      />
      <TextField
        label={t('settings.screen.mapUrl')}
        type="url"
        value={value.url}
        onChange={(url) => onChange({ ...value, url: url.trim() })}
      />
    </Fieldset>
  );
}
