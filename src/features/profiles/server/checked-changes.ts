import { fixedInput, settingsOf } from '#features/profile-fields/contract/field-settings.ts';
import type { FieldValue, ProfileFieldDefinition } from '#features/profile-fields/contract/profile-field.ts';
import { fieldKinds } from '#field-kinds/kit/server/field-kinds.ts';
import { badInput, type FieldError } from '#platform/contract/calls/errors.ts';
import { isSameValue } from '../contract/profile-changes.ts';
import {
  isGoodProperty,
  isOwnProperty,
  type Property,
  type PropertyValue,
  propertyKeys,
  propertyOf,
  withDefaultProperties,
  writtenProperty,
} from '../contract/profile-properties.ts';

export interface KnownProfile {
  /** As stored with the account, under the product's own keys. */
  properties: readonly Property[];
  /** By the field's id. */
  values: ReadonlyMap<string, PropertyValue>;
  /** Those that this person may know of. */
  fields: readonly ProfileFieldDefinition[];
  isMett: boolean;
}

export interface CheckedChanges {
  properties: Property[];
  values: Map<string, PropertyValue>;
  /** For the log: what changed, never into what. */
  keys: string[];
}

/** Which of the given properties are changes that this person may make; anything else that differs is refused by name. */
export function checkedChanges(known: KnownProfile, given: readonly Property[]): CheckedChanges {
  const checked: CheckedChanges = { properties: [], values: new Map(), keys: [] };
  const faults: FieldError[] = [];
  for (const [index, property] of given.entries()) {
    const { key, value } = property;
    const refuse = (part: 'key' | 'value', code: string) =>
      faults.push({ path: `body.properties.${index}.${part}`, code, message: key });
    const field = known.fields.find((one) => one.key === key && one.inputType !== fixedInput);
    if (field !== undefined) {
      const before = known.values.get(field.guid) ?? field.defaultValue;
      // What stayed as it was shown is not looked at again: an old answer may no longer be among the options.
      if (isSameValue(before, value)) continue;
      const { fault, value: answer } = fieldKinds.check(settingsOf(field), value);
      if (fault !== undefined) refuse('value', fault);
      else if (field.required && answer === null) refuse('value', 'required');
      else if (!isSameValue(before, answer as FieldValue)) {
        checked.values.set(field.guid, answer as FieldValue);
        checked.keys.push(key);
      }
      continue;
    }
    const before = propertyOf(withDefaultProperties(known.properties), key) ?? null;
    if (isSameValue(before, value)) continue;
    if (!isOwnProperty(key)) refuse('key', 'unknown-key');
    // §6: platform staff have a fixed avatar.
    else if (key === propertyKeys.photo && known.isMett && value !== null) refuse('value', 'fixed-avatar');
    else if (!isGoodProperty(property)) refuse('value', 'wrong-kind');
    else {
      checked.properties.push(writtenProperty(property));
      checked.keys.push(key);
    }
  }
  if (faults.length > 0) throw badInput(faults);
  return checked;
}

/** One value a key; what is taken away is gone. */
export function mergeProperties(stored: readonly Property[], changes: readonly Property[]): Property[] {
  const merged = new Map(stored.map(({ key, value }) => [key, value]));
  for (const { key, value } of changes) {
    if (value === null) merged.delete(key);
    else merged.set(key, value);
  }
  return [...merged].map(([key, value]) => ({ key, value }));
}
