import { settingsOf } from '#features/profile-fields/contract/field-settings.ts';
import type { ProfileField } from '#features/profile-fields/contract/profile-field.ts';
import { checkFieldValue } from '#field-kinds/kit/contract/check-field-value.ts';
import { kindOfInput } from '#field-kinds/kit/web/field-inputs.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import type { Translate } from '#platform/web/i18n/i18n.ts';
import type { ProfileChanges } from '../contract/profile-changes.ts';
import type { ProfileDraft } from './use-profile-draft.ts';

/** By the field's key, in words. */
export type Faults = Readonly<Record<string, string>>;

export const fieldId = (key: string): string => `profile-${key}`;

const words = (code: string, t: Translate): string =>
  t([`profiles.faults.${code}`, `fields.faults.${code}`, 'fields.faults.wrong-kind']);

/** What can be seen before anything is sent; the server looks again for itself. */
export function faultsIn(fields: readonly ProfileField[], draft: ProfileDraft, t: Translate): Faults {
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const fault = faultIn(field, draft.value(field.key));
    if (fault !== undefined) faults[field.key] = words(fault, t);
  }
  return faults;
}

function faultIn(field: ProfileField, typed: unknown): string | undefined {
  const kind = kindOfInput(field.type);
  if (kind === undefined) return undefined;
  const { fault, value } = checkFieldValue(kind, settingsOf(field), typed);
  return fault ?? (field.required && value === null ? 'required' : undefined);
}

/** What the server said about each property that was sent. */
export function faultsOf(error: unknown, sent: ProfileChanges, t: Translate): Faults {
  const faults: Record<string, string> = {};
  if (!(error instanceof CallError)) return faults;
  for (const { path, code } of error.problem?.fields ?? []) {
    const index = /^body\.properties\.(\d+)/.exec(path)?.[1];
    const key = index === undefined ? path.replace(/^body\./, '') : sent.properties?.[Number(index)]?.key;
    if (key !== undefined) faults[key] = words(code, t);
  }
  return faults;
}
