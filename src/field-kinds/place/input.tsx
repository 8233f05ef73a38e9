import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { NumberField } from '#platform/web/ui/field/number-field.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { type FieldInputProps, textsOf } from '../kit/web/field-input-props.ts';
import definition from './definition.ts';

export const kind = definition;

interface Place {
  address: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

export default function PlaceInput({ value, onChange, ...props }: FieldInputProps<Place>) {
  const { t } = useTranslation();
  const { label, ...texts } = textsOf(props);
  const place = value ?? { address: '' };
  /** What is empty is left out, as the kind keeps it. */
  const put = (changes: Partial<Place>) => {
    const parts = Object.entries({ ...place, ...changes }).filter(([, part]) => part !== null && part !== undefined);
    onChange({ address: '', ...Object.fromEntries(parts) });
  };
  const degrees = { hasNoSteppers: true, formatOptions: { maximumFractionDigits: 6 } };
  return (
    <Fieldset legend={label} {...texts}>
      <TextField
        label={t('fields.place.address')}
        value={place.address}
        onChange={(address) => put({ address })}
        autoComplete="off"
      />
      <NumberField
        label={t('fields.place.latitude')}
        {...degrees}
        value={place.latitude ?? null}
        onChange={(latitude) => put({ latitude })}
      />
      <NumberField
        label={t('fields.place.longitude')}
        {...degrees}
        value={place.longitude ?? null}
        onChange={(longitude) => put({ longitude })}
      />
    </Fieldset>
  );
}
