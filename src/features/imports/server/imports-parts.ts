import type { AssetsService } from '#features/assets/server/assets.service.ts';
import type { MediaService } from '#features/assets/server/media/media.service.ts';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { ItemTypesService } from '#features/item-types/server/item-types.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import type { PublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import type { KeptRedirects } from '#features/redirects/server/kept-redirects.service.ts';
import type { LongWorkService } from '#features/tasks/server/long-work.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import type { ImportedBlocks } from '../contract/content/new-block.ts';

/** What an import writes, it asks of who keeps it. */
export interface ImportsParts {
  platform: Platform;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  askWork: LongWorkService['ask'];
  pages: Pick<PagesService, 'make' | 'update' | 'publishWorkingCopy' | 'moveToTrash' | 'changePages'>;
  menus: Pick<MenusService, 'add' | 'wholeMenu' | 'pathOfPage' | 'itemAtPath'>;
  redirects: Pick<KeptRedirects, 'exactlyAt' | 'keepLeft' | 'forgetLeft'>;
  items: Pick<ListItemsService, 'make' | 'change' | 'remove'>;
  itemTypes: Pick<ItemTypesService, 'all'>;
  lists: Pick<PublishedBlocksService, 'listBlock' | 'everyList'>;
  assets: Pick<AssetsService, 'add'>;
  media: Pick<MediaService, 'remove'>;
  blocks: ImportedBlocks;
  /** Where files lie that were sent along, until they are taken in. */
  files: FileStorage;
  /** Of this machine: an archive lies here while it is unpacked. */
  unpackFolder: string;
  /** Files of this machine, for development and tests. */
  allowsLoopback: boolean;
}
