import { describe, expect, it } from 'vitest';
import { type PageWithRoles, roleUsesOf, type UseInPage, withoutRoles } from './role-uses.ts';

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
    [
      'a block with its members',
      { buildingBlockInstances: [{ ...block, options: { roleIds: ['a', 'b'] } }] },
      [{ kind: 'showMembers', block: 'List', isOnly: false }],
    ],
    [
      'a block with its members alone',
      { buildingBlockInstances: [{ ...block, options: { roleIds: ['a'] } }] },
      [{ kind: 'showMembers', block: 'List', isOnly: true }],
    ],
    ['nothing at all', {}, []],
  ])('%s', (_, page, uses) => {
    expect(roleUsesOf(page, 'a')).toEqual(uses);
  });
});

describe('withoutRoles', () => {
  const isGone = (id: string) => id === 'a';

  it('leaves the mode as it is, so that nobody sees more than before', () => {
    const page = {
      title: 'Projectgroep',
      visibility: 'Roles',
      roleIds: ['a'],
      editPermission: 'Roles',
      editRoles: ['b', 'a'],
      buildingBlockInstances: [
        { ...block, visibility: 'Roles', roleIds: ['a'], addPermission: 'Roles', addRoles: ['a'] },
      ],
    };
    expect(withoutRoles(page, isGone)).toEqual({
      title: 'Projectgroep',
      visibility: 'Roles',
      roleIds: [],
      editPermission: 'Roles',
      editRoles: ['b'],
      buildingBlockInstances: [{ ...block, visibility: 'Roles', roleIds: [], addPermission: 'Roles', addRoles: [] }],
    });
  });

  it('keeps whom a block shows: without any role it would show everyone', () => {
    const page = { buildingBlockInstances: [{ ...block, options: { roleIds: ['a'] } }] };
    expect(withoutRoles(page, isGone)).toEqual(page);
  });

  it('adds nothing to a document that names no roles', () => {
    expect(withoutRoles({ visibility: 'Public' }, isGone)).toEqual({ visibility: 'Public' });
  });
});
