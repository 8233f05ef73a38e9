import type { ConnectionName } from '#features/connections/contract/connection.ts';
import type { SettingGroup, SettingKey } from '../contract/setting-fields.ts';

/** What can be gone to on the screen: a setting, or a server of others that stands among them. */
export type SettingPlace = SettingKey | ConnectionName;

/** Beneath which settings each of them stands. */
export const groupOfConnection = { mailServer: 'connections', translator: 'languages' } as const satisfies Record<
  ConnectionName,
  SettingGroup
>;

export const settingId = (key: SettingKey): string => `setting-${key}`;
export const groupId = (group: SettingGroup): string => `settings-${group}`;
