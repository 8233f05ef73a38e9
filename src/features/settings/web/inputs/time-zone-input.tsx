import { useMemo } from 'react';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import type { SettingInputProps } from '../setting-input-props.ts';

/** Every zone that this browser knows, and the one that is chosen. */
export function TimeZoneInput({ id, label, help, error, value, onChange }: SettingInputProps<'time-zone', string>) {
  const options = useMemo(
    () =>
      [...new Set([value, ...Intl.supportedValuesOf('timeZone')])]
        .toSorted()
        .map((zone) => ({ id: zone, label: zone.replaceAll('_', ' ') })),
    [value],
  );
  return (
    <ComboBox
      {...{ id, label, help, error, options, value }}
      onChange={(zone) => {
        if (zone !== null) onChange(zone);
      }}
    />
  );
}
