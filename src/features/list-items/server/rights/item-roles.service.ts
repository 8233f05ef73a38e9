import type { RoleUse } from '#features/roles/contract/role.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { itemsTag, itemTag, listTag } from '../../contract/list-items.tags.ts';
import { listItemsNaming, removeRoleFromItems } from './item-roles.repository.ts';

/** Roles that items name. */
export function createItemRolesService({ platform }: { platform: Platform }) {
  return {
    async usesOf(_viewer: Viewer, roleId: string, language: Language): Promise<RoleUse[]> {
      return (await listItemsNaming(platform.db, roleId)).map(({ title, roleIds }) => ({
        kind: 'seeItem',
        name: pickLanguage(title, language, defaultLanguage)?.value ?? '',
        path: null,
        isOnly: roleIds.length === 1,
      }));
    },

    async forgetRole(trx: PlatformTransaction, touch: Touch, roleId: string): Promise<void> {
      const items = await removeRoleFromItems(trx, roleId);
      if (items.length === 0) return;
      touch(itemsTag, ...items.flatMap(({ id, listId }) => [itemTag(id), listTag(listId)]));
    },
  };
}
