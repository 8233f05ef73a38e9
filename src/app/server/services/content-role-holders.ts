import { createAssetRolesService } from '#features/assets/server/asset-roles.service.ts';
import { createItemRolesService } from '#features/list-items/server/rights/item-roles.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { createPageRolesService } from '#features/pages/server/page-roles.service.ts';
import type { Platform } from '#platform/server/platform.ts';

/** Content that names roles, and forgets one that is deleted. */
export const contentRoleHolders = ({ platform, menus }: { platform: Platform; menus: MenusService }) => [
  createPageRolesService({ platform, menus }),
  createItemRolesService({ platform }),
  createAssetRolesService({ platform }),
];
