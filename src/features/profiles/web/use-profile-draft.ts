import { useState } from 'react';
import type { ApplicationUser } from '../contract/profile.ts';
import { isEmptyChange, onlyChanged, type ProfileChanges } from '../contract/profile-changes.ts';
import { type PropertyValue, propertyOf } from '../contract/profile-properties.ts';

export type NamePart = 'firstName' | 'middleName' | 'lastName';

interface Edits {
  names: Partial<Record<NamePart, string>>;
  properties: Record<string, PropertyValue>;
}

const none: Edits = { names: {}, properties: {} };
const isNothing = (value: PropertyValue): boolean => value === '' || (Array.isArray(value) && value.length === 0);

export interface ProfileDraft {
  name(part: NamePart): string;
  setName(part: NamePart, value: string): void;
  value(key: string): PropertyValue;
  setValue(key: string, value: PropertyValue): void;
  /** Only what differs from what is kept. */
  changes: ProfileChanges;
  isDirty: boolean;
  /** What is kept is shown again. */
  reset(): void;
}

/**
 * What someone typed and did not save yet, laid over their profile. So when the profile changes beneath it, by Undo or
 * from another tab, everything that they did not touch follows.
 */
export function useProfileDraft(user: ApplicationUser): ProfileDraft {
  const [edits, setEdits] = useState(none);
  const changes = onlyChanged(user, {
    ...edits.names,
    properties: Object.entries(edits.properties).map(([key, value]) => ({
      key,
      value: isNothing(value) ? null : value,
    })),
  });
  return {
    name: (part) => edits.names[part] ?? user[part],
    setName: (part, value) => setEdits((before) => ({ ...before, names: { ...before.names, [part]: value } })),
    value: (key) =>
      key in edits.properties ? (edits.properties[key] ?? null) : (propertyOf(user.properties, key) ?? null),
    setValue: (key, value) => setEdits((before) => ({ ...before, properties: { ...before.properties, [key]: value } })),
    changes,
    isDirty: !isEmptyChange(changes),
    reset: () => setEdits(none),
  };
}
