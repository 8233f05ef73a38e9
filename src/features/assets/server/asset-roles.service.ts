import type { RoleUse } from '#features/roles/contract/role.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { assetTag } from '../contract/assets.tags.ts';
import { listFilesNaming, removeRoleFromFiles } from './asset-roles.repository.ts';

/** Roles that files name. */
export function createAssetRolesService({ platform }: { platform: Platform }) {
  return {
    async usesOf(_viewer: Viewer, roleId: string): Promise<RoleUse[]> {
      return (await listFilesNaming(platform.db, roleId)).map(({ name, roleIds }) => ({
        kind: 'seeFile',
        name,
        path: null,
        isOnly: roleIds.length === 1,
      }));
    },

    async forgetRole(trx: PlatformTransaction, touch: Touch, roleId: string): Promise<void> {
      const files = await removeRoleFromFiles(trx, roleId);
      touch(...files.map(({ id }) => assetTag(id)));
    },
  };
}
