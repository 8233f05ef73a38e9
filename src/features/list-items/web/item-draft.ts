import type { Language } from '#platform/contract/texts/language.ts';
import type { ItemPart } from '../contract/item-part.ts';
import type { ItemChanges, ItemSource, ItemState, NewItem } from '../contract/list-item.ts';
import { newBlock } from './item-blocks.ts';

/** When readers get it, once it is published. */
export type Publication = 'now' | 'later';

/** What is done with what was written: readers get it, or it waits as a draft. */
export type Saving = 'publish' | 'draft';

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
      metadata: {
        description: { $lang: {} },
        'period-start': null,
        'period-end': null,
        highlight: false,
        'highlight-until': null,
      },
      fields: {},
      contentBuildingBlockInstances: first === undefined ? [] : [newBlock(first)],
      isPublished: false,
      unpublishOn: null,
      visibility: 'Public',
      roleIds: [],
      translations: {},
    },
  };
}

/** As it came from the server: whose it is, which version and what may be done are no part of what is sent back. */
type KnownSource = ItemSource &
  Partial<Record<'guid' | 'blockGuid' | 'version' | 'languageStates' | 'state' | 'can', unknown>>;

export function draftOf(known: KnownSource, now: Date): ItemDraft {
  const { guid: _, blockGuid: __, version: ___, languageStates: ____, state: _____, can: ______, ...source } = known;
  return { source, publication: isFuture(source.publishedOn, now) ? 'later' : 'now' };
}

const isFuture = (moment: string | undefined, now = new Date()): boolean =>
  moment !== undefined && new Date(moment) > now;

/** Readers have it: what is saved is changed for them at once. */
export const isOnSite = (state: ItemState | undefined): boolean => state === 'published' || state === 'expired';

export const withText = (texts: Texts, language: string, words: string): Texts => ({
  $lang: { ...texts.$lang, [language]: words },
});

const dated = (publishedOn: string | undefined) => (publishedOn === undefined ? {} : { publishedOn });

/** What is out already keeps its day; what is not appears now, or on the day that was chosen. A draft keeps that day. */
function publicationOf(
  { publication, source }: ItemDraft,
  saving: Saving,
): Pick<ItemChanges, 'isPublished' | 'publishedOn'> {
  const isPublished = saving === 'publish';
  if (publication === 'later') return { isPublished, ...dated(source.publishedOn) };
  if (isFuture(source.publishedOn)) return { isPublished, publishedOn: 'now' };
  return { isPublished, ...(source.isPublished ? dated(source.publishedOn) : {}) };
}

/** A part that was opened and left empty is none. */
const filledBlocks = ({ contentBuildingBlockInstances }: Pick<ItemSource, 'contentBuildingBlockInstances'>) =>
  contentBuildingBlockInstances.filter(({ content }) => Object.keys(content).length > 0);

export function newItemOf(draft: ItemDraft, saving: Saving): NewItem {
  const { publishedOn: _, isPublished: __, ...rest } = draft.source;
  const { isPublished, publishedOn } = publicationOf(draft, saving);
  return {
    ...rest,
    contentBuildingBlockInstances: filledBlocks(rest),
    ...(isPublished === undefined ? {} : { isPublished }),
    ...(publishedOn === 'now' ? {} : dated(publishedOn)),
  };
}

function contentOf({ source, upToDate }: ItemDraft): ItemChanges {
  const { listItemTypeName: _, publishedOn: __, isPublished: ___, ...rest } = source;
  return {
    ...rest,
    contentBuildingBlockInstances: filledBlocks(rest),
    ...(upToDate === undefined ? {} : { upToDate }),
  };
}

export const changesOf = (draft: ItemDraft, saving: Saving, version?: number): ItemChanges => ({
  ...contentOf(draft),
  ...publicationOf(draft, saving),
  ...(version === undefined ? {} : { version }),
});

/** To undo a change: all that it was, on the site or not, and since when. */
export const asItWas = (draft: ItemDraft): ItemChanges => ({
  ...contentOf(draft),
  isPublished: draft.source.isPublished,
  ...dated(draft.source.publishedOn),
});
