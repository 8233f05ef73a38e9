import type { ItemSource } from '../contract/list-item.ts';
import type { ItemRow } from './items.repository.ts';

/** An item in all its languages, as an editor gets it and as a version keeps it. */
export const sourceOf = (row: ItemRow, typeName: string): ItemSource => ({
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
