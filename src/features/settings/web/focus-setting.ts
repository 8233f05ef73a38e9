import { type ConnectionName, connectionNames } from '#features/connections/contract/connection.ts';
import { connectionId } from '#features/connections/contract/connection-place.ts';
import { focusField } from '#platform/web/ui/error-summary/focus-field.ts';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import type { SettingKey } from '../contract/setting-fields.ts';
import { type SettingPlace, settingId } from './setting-id.ts';

/** The field itself; of what has none, such as a link to another screen, where it stands. */
export function focusSetting(key: SettingPlace): void {
  if (isConnection(key)) focusPlace(connectionId(key), 'button');
  else if (!focusField(settingId(key))) focusPlace(settingId(key), 'a');
}

const isConnection = (place: SettingPlace): place is ConnectionName => connectionNames.some((name) => name === place);

function focusPlace(id: string, wanted: 'a' | 'button'): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector(wanted)?.focus({ preventScroll: true });
}

/** After the bar has gone with the button that was pressed; who kept it from within a field is left there. */
export const stayWith = (key: SettingKey | undefined): void =>
  keepFocus(() => {
    if (key !== undefined) focusSetting(key);
    return document.activeElement === document.body ? null : (document.activeElement as HTMLElement);
  });
