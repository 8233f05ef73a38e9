import { fixedInput } from '#features/profile-fields/contract/field-settings.ts';
import { isFieldShown } from '#features/profile-fields/contract/field-shown.ts';
import type { ProfileField, ProfileFieldDefinition } from '#features/profile-fields/contract/profile-field.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { displayName } from '../contract/display-name.ts';
import type { ApplicationUser, OtherProfile } from '../contract/profile.ts';
import {
  type Property,
  type PropertyValue,
  propertyKeys,
  propertyOf,
  withDefaultProperties,
} from '../contract/profile-properties.ts';
import type { ProfileRow } from './profiles.repository.ts';

type Values = ReadonlyMap<string, PropertyValue>;

/** What they filled in, or else what the field starts with. */
const shownValue = (field: { guid: string; defaultValue: PropertyValue }, values: Values): PropertyValue =>
  values.get(field.guid) ?? field.defaultValue;

/** What they may comes from the viewer, so that the profile and the rights cannot disagree. */
export function presentOwnProfile(
  viewer: Viewer,
  row: ProfileRow,
  fields: readonly ProfileFieldDefinition[],
  values: Values,
): ApplicationUser {
  const { isAdmin, isMett, isDeveloper, isContentManager } = viewer;
  const own = row.properties.filter(({ key }) => !(isMett && key === propertyKeys.photo));
  const filledIn: Property[] = fields
    .filter(({ inputType }) => inputType !== fixedInput)
    .map((field) => ({ key: field.key, value: shownValue(field, values) }))
    .filter(({ value }) => value !== null);
  return {
    guid: row.id,
    firstName: row.first_name,
    middleName: row.middle_name,
    lastName: row.last_name,
    email: row.email,
    properties: withDefaultProperties([...own, ...filledIn]),
    isAdmin,
    isMett,
    isDeveloper,
    isContentManager,
    // Not the viewer's: who declined the terms has no rights, and an account that nobody switched off.
    isActive: row.is_active,
    roleIds: [...viewer.roleIds],
    ...(row.terms_of_use_asked ? { termsOfUseVersionAccepted: row.terms_of_use_version_accepted } : {}),
  };
}

/** §6: of somebody else, what this reader may see. The e-mail address never is. */
export function presentOtherProfile(
  viewer: Viewer,
  row: ProfileRow,
  fields: readonly ProfileField[],
  values: Values,
): OtherProfile {
  const isMett = row.account_type === 'Mett';
  const photo = propertyOf(row.properties, propertyKeys.photo);
  const reader = { isMett: viewer.isMett, isOwnerOrAdmin: viewer.isAdmin || viewer.id === row.id };
  return {
    guid: row.id,
    name: displayName(
      { firstName: row.first_name, middleName: row.middle_name, lastName: row.last_name },
      propertyOf(row.properties, propertyKeys.alias),
    ),
    photo: !isMett && typeof photo === 'string' ? photo : null,
    isMett,
    fields: fields
      .filter((field) => field.inputType !== fixedInput && isFieldShown(field, reader))
      .map((field) => ({
        key: field.key,
        label: field.label,
        section: field.section,
        value: shownValue(field, values),
      }))
      .filter(({ value }) => value !== null),
  };
}
