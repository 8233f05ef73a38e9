import type { RawBuilder } from 'kysely';
import type { Language } from '#platform/contract/language.ts';
import type { LocalizedText } from '#platform/contract/localized.ts';
import type { Audience } from '#platform/contract/visibility.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';

/** What an item is found by, in one language. */
export interface ItemSearchEntry {
  language: Language;
  title: LocalizedText;
  /** Description and headings: they count for more than the rest. */
  lead: string;
  /** Everything, the lead included, in reading order. */
  body: LocalizedText;
}

/** Its block and page decide with it who may see it: a search joins them by `listId`, as the spotlight does. */
export interface ItemForSearch {
  id: string;
  shortId: string;
  listId: string;
  typeName: string;
  parentIds: readonly string[];
  periodStart: Date | null;
  audience: Audience;
  isPublished: boolean;
  publishedOn: Date;
  unpublishOn: Date | null;
  entries: ItemSearchEntry[];
}

/** What items ask of the search: the same transaction, so that what is found and what there is cannot differ. */
export interface ItemSearch {
  keepItems(trx: PlatformTransaction, items: readonly ItemForSearch[]): Promise<void>;
  /** As a part of a statement of ours: where it stands, what it is to put in, and when not to. */
  keptItems: {
    json(items: readonly ItemForSearch[]): string;
    sql(json: RawBuilder<unknown>, only?: RawBuilder<boolean>): RawBuilder<unknown>;
  };
  forgetItems(trx: PlatformTransaction, ids: readonly string[]): Promise<void>;
}
