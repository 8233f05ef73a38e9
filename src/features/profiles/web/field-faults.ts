import type { TFunction } from 'i18next';
import { checkFieldValue } from '#features/profile-fields/contract/field-value.ts';
import type { ProfileField } from '#features/profile-fields/contract/profile-field.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import type { ProfileChanges } from '../contract/profile-changes.ts';
import type { ProfileDraft } from './use-profile-draft.ts';

/** By the field's key, in words. */
export type Faults = Readonly<Record<string, string>>;

export const fieldId = (key: string): string => `profile-${key}`;

const words = (code: string, t: TFunction): string =>
  t(`profiles.faults.${code}`, { defaultValue: t('profiles.faults.wrong-kind') });

/** What can be seen before anything is sent; the server looks again for itself. */
export function faultsIn(fields: readonly ProfileField[], draft: ProfileDraft, t: TFunction): Faults {
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const { fault } = checkFieldValue(field, draft.value(field.key));
    if (fault !== undefined) faults[field.key] = words(fault, t);
  }
  return faults;
}

/** What the server said about each property that was sent. */
export function faultsOf(error: unknown, sent: ProfileChanges, t: TFunction): Faults {
  const faults: Record<string, string> = {};
  if (!(error instanceof CallError)) return faults;
  for (const { path, code } of error.problem?.fields ?? []) {
    const index = /^body\.properties\.(\d+)/.exec(path)?.[1];
    const key = index === undefined ? path.replace(/^body\./, '') : sent.properties?.[Number(index)]?.key;
    if (key !== undefined) faults[key] = words(code, t);
  }
  return faults;
}
