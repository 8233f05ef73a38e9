import { useMemo } from 'react';
import { zoneOptions } from '#platform/web/i18n/zone-options.ts';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import type { SettingInputProps } from '../setting-input-props.ts';

export function TimeZoneInput({ id, label, help, error, value, onChange }: SettingInputProps<'time-zone', string>) {
  const options = useMemo(() => zoneOptions(value), [value]);
  return (
    <ComboBox
      {...{ id, label, help, error, options, value }}
      onChange={(zone) => {
        if (zone !== null) onChange(zone);
      }}
    />
  );
}
