import { useState } from 'react';
import { CallError } from '#platform/web/api/call-error.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { isSameSetting } from '../contract/same-setting.ts';
import type { SettingValues } from '../contract/setting.ts';
import { isSettingKey, type SettingKey } from '../contract/setting-fields.ts';

type Refusals = Partial<Record<SettingKey, string>>;

/** What the server refused, in words at the setting that it is about, for as long as it is what was refused. */
export function useRefusals(values: SettingValues) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<{ told: Refusals; sent: SettingValues }>({ told: {}, sent: values });
  const refusals: Refusals = {};
  for (const key of Object.keys(refused.told).filter(isSettingKey))
    if (isSameSetting(refused.sent[key], values[key])) refusals[key] = refused.told[key];
  return {
    refusals,
    /** Of what came of it, without an error nothing. Answers the settings that were refused. */
    tell(error: unknown): SettingKey[] {
      const told = refusalsIn(error);
      setRefused({ told, sent: values });
      return Object.keys(told).filter(isSettingKey);
    },
  };

  function refusalsIn(error: unknown): Refusals {
    const problem = error instanceof CallError ? error.problem : undefined;
    const told: Refusals = {};
    // What someone else changed is shown as a choice, and what is wrong in general by the task.
    if (problem === undefined || problem.code === 'settings-changed') return told;
    for (const { path, code, message } of problem.fields ?? []) {
      const key = path.replace(/^body\./, '').split('.')[0] ?? '';
      // The first of several names, which is mended before the others are looked at.
      if (!isSettingKey(key) || key in told) continue;
      const written = key === 'hostNames' || key === 'primaryDomain' ? message : '';
      told[key] = t(`settings.problems.${code}`, { defaultValue: problem.detail, written, min: '', max: '' });
    }
    return told;
  }
}
