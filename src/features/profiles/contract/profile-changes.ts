import type { Property, PropertyValue } from './profile-properties.ts';

/** What a person may change of their own profile (§7); what is not named stays. */
export interface ProfileChanges {
  firstName?: string | undefined;
  middleName?: string | undefined;
  lastName?: string | undefined;
  /** By key; null takes the property away. */
  properties?: Property[] | undefined;
  termsOfUseVersionAccepted?: number | null | undefined;
}

interface Profile {
  firstName: string;
  middleName: string;
  lastName: string;
  properties: readonly Property[];
  termsOfUseVersionAccepted?: number | null | undefined;
}

const names = ['firstName', 'middleName', 'lastName'] as const;

const kept = (properties: readonly Property[], key: string): PropertyValue =>
  properties.find((property) => property.key === key)?.value ?? null;

/** Values are plain, and lists of options keep their order. */
export const isSameValue = (one: PropertyValue, other: PropertyValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Only what really differs, so that saving never writes over what another tab changed. */
export function onlyChanged(profile: Profile, wanted: ProfileChanges): ProfileChanges {
  const changes: ProfileChanges = {};
  for (const name of names) {
    if (wanted[name] !== undefined && wanted[name].trim() !== profile[name]) changes[name] = wanted[name];
  }
  const properties = (wanted.properties ?? []).filter(
    ({ key, value }) => !isSameValue(kept(profile.properties, key), value),
  );
  if (properties.length > 0) changes.properties = properties;
  const { termsOfUseVersionAccepted: terms } = wanted;
  if (terms !== undefined && terms !== profile.termsOfUseVersionAccepted) changes.termsOfUseVersionAccepted = terms;
  return changes;
}

/** §4: what Undo sends: the whole profile of before, in which what was added since is taken away. */
export function oldProfile(before: Profile, changes: ProfileChanges): ProfileChanges {
  const { firstName, middleName, lastName, properties, termsOfUseVersionAccepted } = before;
  const added = (changes.properties ?? []).filter(({ key }) => !properties.some((property) => property.key === key));
  return {
    firstName,
    middleName,
    lastName,
    properties: [...properties, ...added.map(({ key }) => ({ key, value: null }))],
    // Who was never asked about the terms cannot be unasked.
    ...(termsOfUseVersionAccepted === undefined ? {} : { termsOfUseVersionAccepted }),
  };
}

export const isEmptyChange = (changes: ProfileChanges): boolean =>
  Object.values(changes).every((value) => value === undefined);
