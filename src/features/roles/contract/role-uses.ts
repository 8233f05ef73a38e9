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
  /** A block may show something of the people in a role, such as who they are. */
  options?: { roleIds?: unknown } | undefined;
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

const shownIn = (roleId: string, shown: unknown): UseInPage[] =>
  Array.isArray(shown) && shown.includes(roleId) ? [{ kind: 'showMembers', isOnly: shown.length === 1 }] : [];

/** Everything on a page that this role decides (§6). */
export function roleUsesOf(page: PageWithRoles, roleId: string): UseInPage[] {
  const ofBlocks = (page.buildingBlockInstances ?? []).flatMap((block) =>
    [
      ...namedIn('seeBlock', roleId, block.visibility, block.roleIds),
      ...namedIn('addToBlock', roleId, block.addPermission, block.addRoles),
      ...shownIn(roleId, block.options?.roleIds),
    ].map((use) => ({ ...use, block: block.buildingBlockName })),
  );
  return [
    ...namedIn('seePage', roleId, page.visibility, page.roleIds),
    ...namedIn('editPage', roleId, page.editPermission, page.editRoles),
    ...ofBlocks,
  ];
}

/** Every role that a document names as who may see, edit or add. */
export const rolesNamedIn = (page: PageWithRoles): string[] => [
  ...(page.roleIds ?? []),
  ...(page.editRoles ?? []),
  ...(page.buildingBlockInstances ?? []).flatMap(({ roleIds = [], addRoles = [] }) => [...roleIds, ...addRoles]),
];

const without = (roleIds: readonly string[] | undefined, isGone: (id: string) => boolean) =>
  roleIds === undefined ? {} : { kept: roleIds.filter((id) => !isGone(id)) };

/**
 * A document in which roles that are gone are no longer named as who may see, edit or add. The mode stays what it was, so
 * nobody sees more: where no role is left, admins are. What a block shows of a role stays named, because an empty list
 * there can mean everyone.
 */
export function withoutRoles<Page extends PageWithRoles>(page: Page, isGone: (id: string) => boolean): Page {
  const { kept: roleIds } = without(page.roleIds, isGone);
  const { kept: editRoles } = without(page.editRoles, isGone);
  const buildingBlockInstances = page.buildingBlockInstances?.map((block) => {
    const { kept: seeing } = without(block.roleIds, isGone);
    const { kept: adding } = without(block.addRoles, isGone);
    return { ...block, ...(seeing && { roleIds: seeing }), ...(adding && { addRoles: adding }) };
  });
  return {
    ...page,
    ...(roleIds && { roleIds }),
    ...(editRoles && { editRoles }),
    ...(buildingBlockInstances && { buildingBlockInstances }),
  };
}
