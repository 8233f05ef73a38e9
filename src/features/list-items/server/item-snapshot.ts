import type { ItemSource } from '../contract/list-item.ts';
import type { CheckedItem } from './check-item.ts';
import type { ItemRow } from './items.repository.ts';

/** An item in all its languages, as an editor gets it and as a version keeps it. */
export const sourceOf = (row: CheckedItem, typeName: string): ItemSource => ({
  title: row.title,
  listItemTypeName: typeName,
  parentGuids: row.parentIds,
  metadata: {
    description: row.description,
    'period-start': row.periodStart?.toISOString() ?? null,
    'period-end': row.periodEnd?.toISOString() ?? null,
    highlight: row.isHighlighted,
    'highlight-until': row.highlightUntil?.toISOString() ?? null,
  },
  fields: row.document.fields as ItemSource['fields'],
  contentBuildingBlockInstances: row.document.blocks,
  isPublished: row.isPublished,
  publishedOn: row.publishedOn.toISOString(),
  unpublishOn: row.unpublishOn?.toISOString() ?? null,
  visibility: row.visibility,
  roleIds: row.roleIds,
  translations: row.document.translations,
});

/** As it stands, without checking again what was checked when it was written. */
export const asChecked = (row: ItemRow): CheckedItem => ({
  title: row.title,
  description: row.description,
  document: row.document,
  parentIds: row.parentIds,
  isPublished: row.isPublished,
  publishedOn: row.publishedOn,
  unpublishOn: row.unpublishOn,
  periodStart: row.periodStart,
  periodEnd: row.periodEnd,
  isHighlighted: row.isHighlighted,
  highlightUntil: row.highlightUntil,
  visibility: row.visibility,
  roleIds: row.roleIds,
});

const moment = (iso: string | null | undefined): Date | null => (iso ? new Date(iso) : null);

/** Values of fields that the type has lost meanwhile come back with it: they stay stored. */
export const fromSnapshot = (snapshot: ItemSource): Omit<CheckedItem, 'isHighlighted' | 'highlightUntil'> => ({
  title: snapshot.title,
  description: snapshot.metadata.description,
  document: {
    fields: snapshot.fields,
    blocks: snapshot.contentBuildingBlockInstances,
    translations: snapshot.translations,
  },
  parentIds: snapshot.parentGuids,
  isPublished: snapshot.isPublished,
  publishedOn: moment(snapshot.publishedOn) ?? new Date(0),
  unpublishOn: moment(snapshot.unpublishOn),
  periodStart: moment(snapshot.metadata['period-start']),
  periodEnd: moment(snapshot.metadata['period-end']),
  visibility: snapshot.visibility,
  roleIds: snapshot.roleIds,
});
