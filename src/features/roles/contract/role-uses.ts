import type { RoleUseKind } from './role.ts';

/** The parts of a page's document that name roles; the rest of it is not looked at. */
export interface PageWithRoles {
  visibility?: string | undefined;
  roleIds?: readonly string[] | undefined;
  editPermission?: string | undefined;
  editRoles?: readonly string[] | undefined;
  buildingBlockInstances?: readonly BlockWithRoles[] | undefined;
}

interface BlockWithRoles {
  buildingBlockName: string;
  visibility?: string | undefined;
  roleIds?: readonly string[] | undefined;
  addPermission?: string | undefined;
  addRoles?: readonly string[] | undefined;
}

export interface UseInPage {
  kind: RoleUseKind;
  block?: string;
  isOnly: boolean;
}

/** A list of roles counts only where its permission is the roles mode (§4, §6). */
function namedIn(
  kind: RoleUseKind,
  roleId: string,
  mode: string | undefined,
  roles: readonly string[] = [],
): UseInPage[] {
  return mode === 'Roles' && roles.includes(roleId) ? [{ kind, isOnly: roles.length === 1 }] : [];
}

/** Everything on a page that this role decides (§6). */
export function roleUsesOf(page: PageWithRoles, roleId: string): UseInPage[] {
  const ofBlocks = (page.buildingBlockInstances ?? []).flatMap((block) =>
    [
      ...namedIn('seeBlock', roleId, block.visibility, block.roleIds),
      ...namedIn('addToBlock', roleId, block.addPermission, block.addRoles),
    ].map((use) => ({ ...use, block: block.buildingBlockName })),
  );
  return [
    ...namedIn('seePage', roleId, page.visibility, page.roleIds),
    ...namedIn('editPage', roleId, page.editPermission, page.editRoles),
    ...ofBlocks,
  ];
}
