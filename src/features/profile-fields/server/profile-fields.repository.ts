import { emptyText, type StoredText } from '#platform/contract/texts/localized.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { FieldCategory } from '../contract/field-category.ts';
import type { Ordinals } from '../contract/field-order.ts';
import type { WordsByLanguage } from '../contract/in-own-words.ts';
import type { FieldValue, ProfileFieldDefinition } from '../contract/profile-field.ts';

export type FieldRow = Omit<ProfileFieldDefinition, 'platformGuid' | 'isBuiltIn'>;

const stored = ({ nl, ...others }: WordsByLanguage): StoredText => ({
  $lang: { nl, ...Object.fromEntries(Object.entries(others).filter(([, words]) => words !== '')) },
});
const readWords = ({ $lang }: StoredText): WordsByLanguage => ({ nl: '', ...$lang });
const asText = (value: unknown): WordsByLanguage => readWords((value ?? emptyText) as StoredText);

const columnsOf = (field: FieldRow) => ({
  key: field.key,
  category: field.category,
  section: JSON.stringify(stored(field.section)),
  subsection: JSON.stringify(stored(field.subsection)),
  visible_for: field.visibleFor,
  type: field.type,
  input_type: field.inputType,
  label: JSON.stringify(stored(field.label)),
  help: JSON.stringify(stored(field.help)),
  autocomplete: field.autocomplete,
  default_value: field.defaultValue === null ? null : JSON.stringify(field.defaultValue),
  required: field.required,
  options: JSON.stringify(field.options.map(({ value, label }) => ({ value, label: stored(label) }))),
  mett: field.mett,
});

export async function listFieldRows(db: PlatformDb): Promise<FieldRow[]> {
  const rows = await db.selectFrom('profile_field').selectAll().where('deleted_at', 'is', null).execute();
  return rows.map((row) => ({
    guid: row.id,
    key: row.key,
    category: row.category as FieldCategory,
    section: asText(row.section),
    subsection: asText(row.subsection),
    sectionOrdinal: row.section_ordinal,
    subsectionOrdinal: row.subsection_ordinal,
    fieldOrdinal: row.field_ordinal,
    visibleFor: row.visible_for === null ? null : 'user',
    type: row.type,
    inputType: row.input_type,
    label: asText(row.label),
    help: asText(row.help),
    autocomplete: row.autocomplete,
    defaultValue: row.default_value as FieldValue,
    required: row.required,
    options: (row.options as { value: string; label: StoredText }[]).map(({ value, label }) => ({
      value,
      label: readWords(label),
    })),
    mett: row.mett,
  }));
}

export async function insertField(db: PlatformDb, field: FieldRow): Promise<void> {
  await db
    .insertInto('profile_field')
    .values({ id: field.guid, ...columnsOf(field) })
    .execute();
}

export async function updateField(db: PlatformDb, field: FieldRow, now: Date): Promise<void> {
  await db
    .updateTable('profile_field')
    .set({ ...columnsOf(field), updated_at: now })
    .where('id', '=', field.guid)
    .execute();
}

export async function updateOrdinals(db: PlatformDb, guid: string, ordinals: Ordinals): Promise<void> {
  await db
    .updateTable('profile_field')
    .set({
      section_ordinal: ordinals.sectionOrdinal,
      subsection_ordinal: ordinals.subsectionOrdinal,
      field_ordinal: ordinals.fieldOrdinal,
    })
    .where('id', '=', guid)
    .execute();
}

export const hasValues = async (db: PlatformDb, guid: string): Promise<boolean> =>
  (await db.selectFrom('profile_value').select('field_id').where('field_id', '=', guid).limit(1).executeTakeFirst()) !==
  undefined;

/** False when there is no such field, or it is in that state already. */
export async function setDeletedAt(db: PlatformDb, guid: string, at: Date | null): Promise<boolean> {
  const changed = await db
    .updateTable('profile_field')
    .set({ deleted_at: at })
    .where('id', '=', guid)
    .where('deleted_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export const isDeletedMett = async (db: PlatformDb, guid: string): Promise<boolean> =>
  (await db.selectFrom('profile_field').select('mett').where('id', '=', guid).executeTakeFirst())?.mett ?? false;

/** With everything that was ever filled in for them. */
export async function deleteFieldsBefore(db: PlatformDb, moment: Date): Promise<void> {
  await db.deleteFrom('profile_field').where('deleted_at', '<', moment).execute();
}

/** One change at a time: two that reorder at once would leave an order that nobody chose. */
export const lockFields = (db: PlatformDb) =>
  db.selectFrom('profile_field').select('id').orderBy('id').forUpdate().execute();
