export interface ShownField {
  mett: boolean;
  visibleFor: 'user' | null;
}

export interface FieldReader {
  isMett: boolean;
  /** The profile is their own, or they run the platform and answer for what it keeps. */
  isOwnerOrAdmin: boolean;
}

/** §6: others see the fields that are not for the user alone; those flagged mett are for platform staff. */
export function isFieldShown(field: ShownField, reader: FieldReader): boolean {
  if (field.mett && !reader.isMett) return false;
  return reader.isOwnerOrAdmin || field.visibleFor === null;
}
