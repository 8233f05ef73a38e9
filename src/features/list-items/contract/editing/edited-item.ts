import type { PageDocument, StoredBlock } from '#features/pages/contract/page.ts';
import { areas } from '#features/pages/contract/page-layout.ts';
import type { ItemSource, StoredContentBlock } from '../list-item.ts';

/** What an item has that a page has not. */
export interface ItemOwn {
  /** By the field's id. */
  fields: ItemSource['fields'];
  parentGuids: string[];
  'period-start': string | null;
  'period-end': string | null;
  highlight: boolean;
  'highlight-until': string | null;
}

/**
 * An item that is being written is a page with fields: the same operations change it, and the same editor draws it. Of
 * what only pages have, its document has what stands there when nobody chose anything, and nothing of that is kept.
 */
export interface EditedItem extends PageDocument {
  item: ItemOwn;
}

const ofNoItem = {
  layout: '100',
  options: {
    showSubMenu: false,
    showHeader: true,
    showBreadcrumbs: true,
    headerImage: null,
    showFooter: true,
    footerGuid: null,
    showMainMenu: true,
    templateHeader: null,
    templateFooter: null,
    footer: null,
  },
  editPermission: 'Admin',
  editRoles: [],
} satisfies Partial<PageDocument>;

const frame = {
  layoutPosition: 'main',
  headingLevel: 2,
  background: 'none',
  visibility: 'Public',
  roleIds: [],
  period: {},
  addPermission: 'Admin',
  addRoles: [],
} satisfies Partial<StoredBlock>;

export function editedItem({ title, metadata, ...source }: ItemSource): EditedItem {
  const { description, ...moments } = metadata;
  return {
    ...ofNoItem,
    title,
    description,
    visibility: source.visibility,
    roleIds: source.roleIds,
    translations: source.translations,
    buildingBlockInstances: source.contentBuildingBlockInstances.map(({ content, ...block }, place) => ({
      ...frame,
      ...block,
      sortId: place,
      options: content,
    })),
    item: {
      fields: source.fields,
      parentGuids: source.parentGuids,
      ...moments,
      // A version from before highlighting had an end.
      'highlight-until': moments['highlight-until'] ?? null,
    },
  };
}

/** In the order in which they are read. */
export const contentBlocksOf = ({
  buildingBlockInstances,
}: Pick<PageDocument, 'buildingBlockInstances'>): StoredContentBlock[] =>
  buildingBlockInstances
    .toSorted(
      (one, other) =>
        areas.indexOf(one.layoutPosition) - areas.indexOf(other.layoutPosition) || one.sortId - other.sortId,
    )
    .map(({ guid, buildingBlockName, version, options, heading }) => ({
      guid,
      buildingBlockName,
      version,
      content: options,
      heading,
    }));

/** The item as it would be with what is written; when readers get it stays as it was. */
export function sourceWritten(document: EditedItem, before: ItemSource): ItemSource {
  const { fields, parentGuids, ...moments } = document.item;
  return {
    ...before,
    title: document.title,
    metadata: { ...moments, description: document.description },
    parentGuids,
    fields,
    contentBuildingBlockInstances: contentBlocksOf(document),
    visibility: document.visibility,
    roleIds: document.roleIds,
    translations: document.translations,
  };
}
