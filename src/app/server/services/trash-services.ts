import type { AssetsService } from '#features/assets/server/assets.service.ts';
import type { MediaService } from '#features/assets/server/media/media.service.ts';
import { createTrashedFiles } from '#features/assets/server/media/trashed-files.service.ts';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { FormsService } from '#features/forms/server/forms.service.ts';
import { createFormTrashService, createTrashedForms } from '#features/forms/server/trashed-forms.service.ts';
import type { ItemTypesService } from '#features/item-types/server/item-types.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import { createItemTrashService } from '#features/list-items/server/trash/item-trash.service.ts';
import { createTrashedItems } from '#features/list-items/server/trash/trashed-items.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { BlockRules } from '#features/pages/server/block-rules.ts';
import { createPageTrashService } from '#features/pages/server/page-trash.service.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import type { PublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import { createTrashedBlocks } from '#features/pages/server/trash/trashed-blocks.service.ts';
import { createTrashedPages } from '#features/pages/server/trash/trashed-pages.service.ts';
import { createTrashService } from '#features/trash/server/trash.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';

interface TrashParts {
  platform: Platform;
  clock: Clock;
  blocks: BlockRules;
  menus: MenusService;
  pages: PagesService;
  lists: PublishedBlocksService;
  itemTypes: ItemTypesService;
  items: ListItemsService;
  media: MediaService;
  assets: AssetsService;
  forms: FormsService;
  audit: AuditService;
}

/** What can be thrown away, all of it in one trash, and the work that empties it. */
export const createTrashServices = (parts: TrashParts) => ({
  itemTrash: createItemTrashService(parts),
  pageTrash: createPageTrashService(parts),
  formTrash: createFormTrashService(parts),
  trash: createTrashService({
    clock: parts.clock,
    sources: [
      createTrashedPages(parts),
      createTrashedBlocks(parts),
      createTrashedItems(parts),
      createTrashedFiles(parts),
      createTrashedForms(parts),
    ],
  }),
});
