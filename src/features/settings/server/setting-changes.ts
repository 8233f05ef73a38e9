import { AppError, badInput, notFound } from '#platform/contract/calls/errors.ts';
import { isSameSetting } from '../contract/same-setting.ts';
import { type SettingValues, settingDefinitions } from '../contract/setting.ts';
import { isSettingKey, type SettingKey } from '../contract/setting-fields.ts';
import { settingProblem } from '../contract/setting-problem.ts';

export interface SettingChange {
  key: string;
  value: unknown;
  /** What it was for who changes it; without it whatever is there is replaced. */
  was?: unknown;
}

/** Each as it is to be stored. Everything that does not fit is told at once, each with the key it is about. */
export function checkedChanges(changes: readonly SettingChange[]): ReadonlyMap<SettingKey, unknown> {
  const results = changes.map(({ key, value }) => {
    if (!isSettingKey(key)) throw notFound();
    return { key, value, parsed: settingDefinitions[key].schema.safeParse(value) };
  });
  const refused = results.flatMap(({ key, value, parsed }) =>
    (parsed.error?.issues ?? []).map(({ path, message }) => ({
      path: [key, ...path].join('.'),
      code: settingProblem(key, value)?.code ?? 'bad-value',
      message,
    })),
  );
  if (refused.length > 0) throw badInput(refused);
  return new Map(results.map(({ key, parsed }) => [key, parsed.data]));
}

/** By key: two people who change different settings do not stand in each other's way. */
export function refuseChangedMeanwhile(changes: readonly SettingChange[], now: SettingValues): void {
  const changed = changes.filter(
    ({ key, was }) => was !== undefined && isSettingKey(key) && !isSameSetting(now[key], was),
  );
  if (changed.length === 0) return;
  const fields = changed.map(({ key }) => ({ path: key, code: 'changed-meanwhile', message: key }));
  throw new AppError('settings-changed', 409, { fields });
}
