import type { SettingField } from '../contract/setting-fields.ts';

/** What each kind of field gets. */
export interface SettingInputProps<Kind extends SettingField['kind'], Value> {
  id: string;
  field: Extract<SettingField, { kind: Kind }>;
  label: string;
  help: string;
  error: string | undefined;
  value: Value;
  onChange(value: Value): void;
}
