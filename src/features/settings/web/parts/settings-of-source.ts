import type { SettingValues } from '../../contract/setting.ts';

/** Every setting by its name, from the answer of who changes them. */
export const settingsOfSource = (source: readonly { key: string; value: unknown }[]): SettingValues =>
  Object.fromEntries(source.map(({ key, value }) => [key, value])) as SettingValues;
