import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { ItemTypesService } from '#features/item-types/server/item-types.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { DocumentChecks } from '#features/pages/server/checks/document-checks.service.ts';
import type { ItemSearch } from '#features/search/server/search.service.ts';
import type { TranslationService } from '#features/translation/server/translation.service.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ItemApproval } from './item-approval.ts';
import type { ItemPeople, ItemSupportCounts, ItemTalkCounts } from './item-companions.ts';
import type { ContentBlocks } from './item-document.ts';
import type { ListBlocks } from './list-block.ts';

/** What items need of the others. */
export interface ListItemsParts {
  platform: Platform;
  lists: ListBlocks;
  menus: Pick<MenusService, 'read' | 'pathOfPage' | 'pathsOfPage'>;
  itemTypes: Pick<ItemTypesService, 'all' | 'known'>;
  blocks: ContentBlocks;
  search: ItemSearch;
  people: ItemPeople;
  support: ItemSupportCounts;
  talk: ItemTalkCounts;
  approval: ItemApproval;
  checks: DocumentChecks;
  /** A link shows this item, or this file of it, to whoever has it, before it is published (features/previews). */
  isPreviewed(id: string, assetId: string | undefined): Promise<boolean>;
  audit: Pick<AuditService, 'record'>;
  clock: Clock;
  /** Where texts are translated automatically. */
  translation?: Pick<TranslationService, 'isOffered' | 'translateText'> | undefined;
  /** Words in files that someone saves, in languages besides the product's own. */
  shippedFileTexts: Readonly<Record<string, unknown>>;
}

/** An answer that may be kept for a whole audience: until a tag is touched, or until it changes by itself. */
export interface Shared<T> {
  value: T;
  tags: Tag[];
  changesAt: Date | undefined;
}

export const earliest = (moments: readonly (Date | undefined)[]): Date | undefined =>
  moments.filter((moment): moment is Date => moment !== undefined).sort((a, b) => a.getTime() - b.getTime())[0];
