import type { Language } from '#platform/contract/texts/language.ts';
import type { ItemPart } from '../contract/item-part.ts';
import type { ItemChanges, ItemSource, NewItem } from '../contract/list-item.ts';
import { newBlock } from './item-blocks.ts';

/** When readers get it. */
export type Publication = 'draft' | 'now' | 'later';

/** What the form holds: an item in all its languages, and what was chosen about its publication. */
export interface ItemDraft {
  source: ItemSource;
  publication: Publication;
  /** Translations of which the editor says that they still fit. */
  upToDate?: Language[];
}

type Texts = ItemSource['title'];

/** One part to begin with; most items have no more. */
export function emptyDraft(typeName: string, parentGuids: readonly string[], first?: ItemPart): ItemDraft {
  return {
    publication: 'now',
    source: {
      title: { $lang: {} },
      listItemTypeName: typeName,
      parentGuids: [...parentGuids],
      metadata: { description: { $lang: {} }, 'period-start': null, 'period-end': null, highlight: false },
      fields: {},
      contentBuildingBlockInstances: first === undefined ? [] : [newBlock(first)],
      isPublished: true,
      unpublishOn: null,
      visibility: 'Public',
      roleIds: [],
      translations: {},
    },
  };
}

/** As it came from the server: whose it is and which version are no part of what is sent back. */
type KnownSource = ItemSource & Partial<Record<'guid' | 'blockGuid' | 'version' | 'languageStates', unknown>>;

export function draftOf(known: KnownSource, now: Date): ItemDraft {
  const { guid: _, blockGuid: __, version: ___, languageStates: ____, ...source } = known;
  const isLater = source.publishedOn !== undefined && new Date(source.publishedOn) > now;
  return { source, publication: source.isPublished ? (isLater ? 'later' : 'now') : 'draft' };
}

export const withText = (texts: Texts, language: string, words: string): Texts => ({
  $lang: { ...texts.$lang, [language]: words },
});

const publicationOf = ({ publication, source }: ItemDraft): { isPublished: boolean; publishedOn?: string } => {
  if (publication === 'draft') return { isPublished: false };
  const isFuture = source.publishedOn !== undefined && new Date(source.publishedOn) > new Date();
  if (publication === 'later') return { isPublished: true, ...dated(source.publishedOn) };
  // What was to come later is now; what is out already keeps its day.
  return { isPublished: true, ...(isFuture ? {} : dated(source.publishedOn)) };
};

const dated = (publishedOn: string | undefined) => (publishedOn === undefined ? {} : { publishedOn });

/** A part that was opened and left empty is none. */
const filledBlocks = ({ contentBuildingBlockInstances }: Pick<ItemSource, 'contentBuildingBlockInstances'>) =>
  contentBuildingBlockInstances.filter(({ content }) => Object.keys(content).length > 0);

export function newItemOf(draft: ItemDraft): NewItem {
  const { publishedOn: _, isPublished: __, ...rest } = draft.source;
  return { ...rest, contentBuildingBlockInstances: filledBlocks(rest), ...publicationOf(draft) };
}

export function changesOf(draft: ItemDraft, version?: number): ItemChanges {
  const { listItemTypeName: _, publishedOn: __, isPublished: ___, ...rest } = draft.source;
  const contentBuildingBlockInstances = filledBlocks(rest);
  return {
    ...rest,
    contentBuildingBlockInstances,
    ...publicationOf(draft),
    ...(draft.upToDate === undefined ? {} : { upToDate: draft.upToDate }),
    ...(version === undefined ? {} : { version }),
  };
}
