import type { SettingGroup, SettingKey } from '../contract/setting-fields.ts';

export const settingId = (key: SettingKey): string => `setting-${key}`;
export const groupId = (group: SettingGroup): string => `settings-${group}`;
