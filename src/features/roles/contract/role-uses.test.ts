import { describe, expect, it } from 'vitest';
import { type PageWithRoles, roleUsesOf, type UseInPage } from './role-uses.ts';

const block = { buildingBlockName: 'List' };

describe('roleUsesOf', () => {
  it.each<[string, PageWithRoles, UseInPage[]]>([
    ['a page for everyone', { visibility: 'Public', roleIds: ['a'] }, []],
    ['a page for this role', { visibility: 'Roles', roleIds: ['a'] }, [{ kind: 'seePage', isOnly: true }]],
    ['a page for several', { visibility: 'Roles', roleIds: ['b', 'a'] }, [{ kind: 'seePage', isOnly: false }]],
    ['a page for another', { visibility: 'Roles', roleIds: ['b'] }, []],
    ['a page edited by this role', { editPermission: 'Roles', editRoles: ['a'] }, [{ kind: 'editPage', isOnly: true }]],
    ['edit roles without their mode', { editPermission: 'Admin', editRoles: ['a'] }, []],
    [
      'blocks',
      {
        buildingBlockInstances: [
          { ...block, visibility: 'Roles', roleIds: ['a'], addPermission: 'Roles', addRoles: ['a', 'b'] },
          { ...block, visibility: 'Users', roleIds: ['a'] },
        ],
      },
      [
        { kind: 'seeBlock', block: 'List', isOnly: true },
        { kind: 'addToBlock', block: 'List', isOnly: false },
      ],
    ],
    ['nothing at all', {}, []],
  ])('%s', (_, page, uses) => {
    expect(roleUsesOf(page, 'a')).toEqual(uses);
  });
});
