import { describe, expect, it } from 'vitest';
import { type AccountType, anonymousViewer, type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import { ListOptions } from '../../contract/list-options.ts';
import { type ListBlock, listRights } from '../list-block.ts';
import { isPublicItem, itemRights, personalRights } from './item-rights.ts';

const now = new Date('2026-11-17T12:00:00Z');
const later = '2026-11-18T12:00:00Z';
const someone = (id: string, roleIds: string[] = [], accountType: AccountType = 'Standard'): Viewer =>
  viewerOf({ id, accountType, emailVerified: true, isActive: true, roleIds });
const people = {
  visitor: anonymousViewer,
  member: someone('member'),
  author: someone('author'),
  reader: someone('reader', ['readers']),
  editor: someone('editor', ['editors']),
  manager: someone('manager', [], 'ContentManager'),
  admin: someone('admin', [], 'Admin'),
};
type Person = keyof typeof people;

const list: ListBlock = {
  guid: 'block',
  pageId: 'page',
  page: { kind: 'page', visibility: 'Public', roleIds: [], editPermission: 'Roles', editRoles: ['editors'] },
  block: { visibility: 'Public', roleIds: [], period: {} },
  addition: { addPermission: 'Users', addRoles: [] },
  options: ListOptions.parse({}),
};
const lists = {
  'everyone sees, members add': list,
  'a page for members': { ...list, page: { ...list.page, visibility: 'Users' } },
  'a block for a role': { ...list, block: { ...list.block, visibility: 'Roles', roleIds: ['readers'] } },
  'a block to come': { ...list, block: { ...list.block, period: { from: later } } },
  'everyone sees, admins add': { ...list, addition: { addPermission: 'Admin', addRoles: [] } },
  'on no published page': undefined,
} satisfies Record<string, ListBlock | undefined>;
type List = keyof typeof lists;

const item: Parameters<typeof itemRights>[1] = {
  isPublished: true,
  publishedOn: new Date('2026-11-01T12:00:00Z'),
  unpublishOn: null,
  visibility: 'Public',
  roleIds: [],
  createdBy: 'author',
  deletedAt: null,
};
const items = {
  'a published item': item,
  'a draft': { ...item, isPublished: false },
  'an item to come': { ...item, publishedOn: new Date(later) },
  'an item for a role': { ...item, visibility: 'Roles', roleIds: ['readers'] },
  'an item in the trash': { ...item, deletedAt: now },
  'an item that nobody is known to have written': { ...item, isPublished: false, createdBy: null },
} satisfies Record<string, typeof item>;

const everyone = Object.keys(people) as Person[];
const whoOf = (may: (viewer: Viewer) => boolean): Person[] => everyone.filter((person) => may(people[person]));

describe('a list (§6)', () => {
  it.each<[List, { see: Person[]; add: Person[]; edit: Person[] }]>([
    [
      'everyone sees, members add',
      {
        see: everyone,
        add: ['member', 'author', 'reader', 'editor', 'manager', 'admin'],
        edit: ['editor', 'manager', 'admin'],
      },
    ],
    [
      'a page for members',
      {
        see: ['member', 'author', 'reader', 'editor', 'manager', 'admin'],
        add: ['member', 'author', 'reader', 'editor', 'manager', 'admin'],
        edit: ['editor', 'manager', 'admin'],
      },
    ],
    [
      'a block for a role',
      {
        see: ['reader', 'editor', 'manager', 'admin'],
        add: ['reader', 'editor', 'manager', 'admin'],
        edit: ['editor', 'manager', 'admin'],
      },
    ],
    [
      'a block to come',
      {
        see: ['editor', 'manager', 'admin'],
        add: ['editor', 'manager', 'admin'],
        edit: ['editor', 'manager', 'admin'],
      },
    ],
    [
      'everyone sees, admins add',
      { see: everyone, add: ['editor', 'manager', 'admin'], edit: ['editor', 'manager', 'admin'] },
    ],
    ['on no published page', { see: ['manager', 'admin'], add: ['manager', 'admin'], edit: ['manager', 'admin'] }],
  ])('%s', (name, { see, add, edit }) => {
    expect(whoOf((viewer) => listRights(viewer, lists[name], now).canSee)).toEqual(see);
    expect(whoOf((viewer) => listRights(viewer, lists[name], now).canAdd)).toEqual(add);
    expect(whoOf((viewer) => listRights(viewer, lists[name], now).canEdit)).toEqual(edit);
  });
});

const editors: Person[] = ['editor', 'manager', 'admin'];

describe('an item: page, block and item must each say yes', () => {
  // who sees it, and who besides may because they added it
  it.each<[List, keyof typeof items, Person[], Person[]]>([
    ['everyone sees, members add', 'a published item', everyone, []],
    ['everyone sees, members add', 'a draft', editors, ['author']],
    ['everyone sees, members add', 'an item to come', editors, ['author']],
    ['everyone sees, members add', 'an item for a role', ['reader', ...editors], ['author']],
    ['everyone sees, members add', 'an item in the trash', [], []],
    ['everyone sees, members add', 'an item that nobody is known to have written', editors, []],
    ['a page for members', 'a published item', everyone.slice(1), []],
    ['a block for a role', 'a published item', ['reader', ...editors], []],
    ['a block to come', 'a published item', editors, []],
    ['everyone sees, admins add', 'a draft', editors, []],
    ['everyone sees, admins add', 'a published item', everyone, []],
    ['on no published page', 'a published item', ['manager', 'admin'], []],
  ])('%s, %s', (place, name, seen, byTheirOwn) => {
    expect(whoOf((viewer) => itemRights(viewer, items[name], lists[place], now).canSee)).toEqual(seen);
    const personally = whoOf((viewer) => personalRights(viewer, items[name], lists[place], now).canSee);
    expect(personally).toEqual(everyone.filter((person) => seen.includes(person) || byTheirOwn.includes(person)));
    expect(isPublicItem(items[name], lists[place], now)).toBe(seen.includes('visitor'));
  });

  it.each<[List, Person[]]>([
    ['everyone sees, members add', ['author', ...editors]],
    ['a page for members', ['author', ...editors]],
    // Who may no longer add there no longer changes what they added.
    ['a block for a role', editors],
    ['everyone sees, admins add', editors],
    ['on no published page', ['manager', 'admin']],
  ])('%s: who edits what the author added, in the trash or not', (place, edited) => {
    for (const one of Object.values(items).filter(({ createdBy }) => createdBy !== null)) {
      expect(whoOf((viewer) => personalRights(viewer, one, lists[place], now).canEdit)).toEqual(edited);
      expect(whoOf((viewer) => itemRights(viewer, one, lists[place], now).canEdit)).toEqual(
        edited.filter((person) => person !== 'author'),
      );
    }
  });

  it('takes work of the system, or a visitor, for nobody who wrote it', () => {
    const written = { ...items['a draft'], createdBy: 'schedule' };
    const system: Viewer = { ...people.member, kind: 'system', id: 'schedule' };
    expect(personalRights(system, written, list, now).canEdit).toBe(false);
    expect(personalRights(anonymousViewer, items['an item that nobody is known to have written'], list, now)).toEqual({
      canSee: false,
      canEdit: false,
    });
  });
});
