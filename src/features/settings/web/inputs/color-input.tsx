import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { ColorPicker } from '#platform/web/ui/color-picker/color-picker.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import type { SettingInputProps } from '../setting-input-props.ts';

interface ColorInputProps extends SettingInputProps<'color', string> {
  /** What it is without a colour of its own. */
  otherwise: string;
}

/** A colour of its own, or that of the platform. */
export function ColorInput({ id, label, help, error, value, onChange, otherwise }: ColorInputProps) {
  const { t } = useTranslation();
  return (
    <Fieldset id={id} legend={label} help={help} error={error}>
      <Checkbox isSelected={value !== ''} onChange={(isOwn) => onChange(isOwn ? otherwise : '')}>
        {t('settings.screen.ownColor')}
      </Checkbox>
      {value !== '' && <ColorPicker label={t('settings.screen.browserBar')} value={value} onChange={onChange} />}
    </Fieldset>
  );
}
