import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { NewItem } from '#features/list-items/contract/list-item.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { type Remark, remark } from '../contract/remark.ts';
import { blockGuid } from './block-guid.ts';
import { type EntrySource, findStands, type KnownEntry } from './entries.repository.ts';
import type { ImportsParts } from './imports-parts.ts';
import { blocksOf, plain, titleOf, words } from './make-page.ts';
import type { Making } from './making.ts';
import type { OldSite } from './old-site.ts';

const longestTitle = 500;
const longestDescription = 2000;
/** What WordPress calls a message that nobody labelled. */
const noLabel = /^(?:uncategorized|geen categorie|zonder categorie)$/i;

export function itemContent(
  entry: KnownEntry,
  source: EntrySource,
  site: OldSite,
  { type, authors }: { type: ItemType; authors: Making['authors'] },
) {
  const { blocks, remarks } = blocksOf('item', source, site);
  const picture = site.pictureOf(source.pictureId);
  const pictureField = type.fields.find(({ kind }) => kind === 'image');
  const subjectField = type.fields.find(({ key, kind }) => key === 'subject' && kind === 'text');
  const authorField = type.fields.find(({ key, kind }) => key === 'author' && kind === 'person');
  const author = authors.get(source.author ?? '');
  const labels = source.labels.filter((one) => !noLabel.test(one));
  const [label] = labels;
  const fields = {
    ...(picture === undefined || pictureField === undefined
      ? {}
      : { [pictureField.id]: [{ imageGuid: picture.guid, alt: words(picture.alt ?? '') }] }),
    ...(label === undefined || subjectField === undefined ? {} : { [subjectField.id]: words(label.slice(0, 200)) }),
    ...(author === undefined || authorField === undefined ? {} : { [authorField.id]: [author] }),
    ...source.fields,
  };
  const contentBuildingBlockInstances = blocks.map(({ buildingBlockName, options }, at) => ({
    guid: blockGuid(entry.madeId, at),
    buildingBlockName,
    content: options,
  }));
  // An item has one subject; what else it was filed under is said, and kept by nothing.
  const lost = [...(subjectField === undefined ? labels : labels.slice(1)), ...(source.tags ?? [])];
  if (lost.length > 0) remarks.push(remark('labels-left', lost.join(', ')));
  if ((source.author ?? '') !== '' && authorField !== undefined && author === undefined)
    remarks.push(remark('author-unknown', source.author));
  return { fields, contentBuildingBlockInstances, remarks };
}

interface ItemToMake {
  entry: KnownEntry;
  source: EntrySource;
  isPublished: boolean;
  type: ItemType;
  listId: string;
  authors: Making['authors'];
}

/** An item in its list, with the day that it appeared. What cannot be published as it is stays a draft, and says so. */
export async function makeItem(
  { platform, items }: Pick<ImportsParts, 'platform' | 'items'>,
  viewer: Viewer,
  { entry, source, isPublished, type, listId, authors }: ItemToMake,
  site: OldSite,
): Promise<{ remarks: Remark[]; path: string | null }> {
  const { fields, contentBuildingBlockInstances, remarks } = itemContent(entry, source, site, { type, authors });
  if ((await findStands(platform.db, 'item', [entry.madeId])).has(entry.madeId)) return { remarks, path: null };
  const input = {
    guid: entry.madeId,
    listItemTypeName: type.name,
    title: titleOf(entry, source, longestTitle),
    metadata: {
      description: words(plain(source.excerpt, longestDescription), source.language, source.excerpts),
      'period-start': source.start ?? null,
      'period-end': source.end ?? null,
    },
    fields,
    contentBuildingBlockInstances,
    ...(source.publishedOn === null ? {} : { publishedOn: source.publishedOn }),
  };
  const make = async (isOnSite: boolean) => {
    const [made] = await items.make(
      viewer,
      listId,
      [NewItem.parse({ ...input, isPublished: isOnSite })],
      defaultLanguage,
    );
    return made?.path ?? null;
  };
  if (!isPublished) return { remarks, path: await make(false) };
  try {
    return { remarks, path: await make(true) };
  } catch (error) {
    if (!(error instanceof AppError) || error.report) throw error;
    return { remarks: [...remarks, remark('not-published', error.code)], path: await make(false) };
  }
}
