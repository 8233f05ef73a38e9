import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { PageDocument, type StoredBlock } from './page.ts';
import { pageRightsChange } from './page-rights.ts';

const guid = '6d0a8c1e-3f0b-4a52-9f5e-0f5b2f6b0c01';
const role = '6d0a8c1e-3f0b-4a52-9f5e-0f5b2f6b0c02';
const page = (rights: object = {}, blocks: Partial<StoredBlock>[] = []) =>
  PageDocument.parse({
    title: text('Haven'),
    ...rights,
    buildingBlockInstances: blocks.map((block, sortId) => ({
      guid,
      buildingBlockName: 'List',
      layoutPosition: 'main',
      sortId,
      options: {},
      ...block,
    })),
  });

test.each<[string, PageDocument | undefined, PageDocument, object | undefined]>([
  ['nothing but words', page(), { ...page(), title: text('Sluis') }, undefined],
  ['a new page as usual', undefined, page({}, [{}]), undefined],
  [
    'a new page for members',
    undefined,
    page({ visibility: 'Users' }),
    { before: { visibility: 'Public' }, after: { visibility: 'Users' } },
  ],
  [
    'who edits',
    page(),
    page({ editPermission: 'Roles', editRoles: [role] }),
    { before: { editPermission: 'Admin', editRoles: [] }, after: { editPermission: 'Roles', editRoles: [role] } },
  ],
  [
    'who adds to a block',
    page({}, [{}]),
    page({}, [{ addPermission: 'Users' }]),
    {
      before: { blocks: { [guid]: { addPermission: 'Admin' } } },
      after: { blocks: { [guid]: { addPermission: 'Users' } } },
    },
  ],
  [
    'a new block for a role',
    page(),
    page({}, [{ visibility: 'Roles', roleIds: [role] }]),
    {
      before: { blocks: { [guid]: { visibility: 'Public', roleIds: [] } } },
      after: { blocks: { [guid]: { visibility: 'Roles', roleIds: [role] } } },
    },
  ],
  ['a block that goes', page({}, [{ visibility: 'Users' }]), page(), undefined],
])('%s', (_, before, after, change) => {
  expect(pageRightsChange(before, after)).toEqual(change);
});
