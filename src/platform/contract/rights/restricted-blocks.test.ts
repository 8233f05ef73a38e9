import { expect, test } from 'vitest';
import { AppError } from '../calls/errors.ts';
import { checkRestrictedBlocks } from './restricted-blocks.ts';
import { anonymousViewer, systemViewer, type Viewer } from './viewer.ts';

type Blocks = Parameters<typeof checkRestrictedBlocks>[1];

const manager: Viewer = { ...anonymousViewer, kind: 'user', id: 'm', isContentManager: true };
const admin: Viewer = { ...manager, id: 'a', isAdmin: true };
const restrictions = { isForAdmins: (name: string) => name === 'Html', path: 'buildingBlockInstances' };

const html = {
  guid: '7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d10',
  buildingBlockName: 'Html',
  version: 1,
  options: { markup: { $lang: { nl: '<p>a</p>', en: '<p>b</p>' } } },
};
const turned = { ...html, options: { markup: { $lang: { en: '<p>b</p>', nl: '<p>a</p>' } } } };
const changed = { ...html, options: { markup: { $lang: { nl: '<p>c</p>' } } } };
const text = { ...html, guid: '7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d11', buildingBlockName: 'Text', options: {} };

function refusal(viewer: Viewer, written: Blocks, before: Blocks): AppError | undefined {
  try {
    checkRestrictedBlocks(viewer, written, before, restrictions);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

test.each<[string, Viewer, Blocks, Blocks, boolean]>([
  ['a manager adds one', manager, [text, html], [text], true],
  ['a manager adds another kind', manager, [text], [], false],
  ['a manager changes it', manager, [changed], [html], true],
  ['a manager copies it', manager, [html, { ...html, guid: text.guid }], [html], true],
  ['a manager turns another block into it', manager, [html], [{ ...html, buildingBlockName: 'Text' }], true],
  ['a manager puts an older version in its place', manager, [html], [{ ...html, version: 2 }], true],
  ['a manager leaves it', manager, [text, html], [html, text], false],
  ['a manager leaves it, its languages in another order', manager, [turned], [html], false],
  ['a manager takes it away', manager, [text], [text, html], false],
  ['an admin adds one', admin, [html], [], false],
  ['the platform itself adds one', systemViewer('test'), [html], [], false],
  ['a visitor, whoever let them in', anonymousViewer, [html], [], true],
])('%s', (_, viewer, written, before, isRefused) => {
  expect(refusal(viewer, written, before) !== undefined).toBe(isRefused);
});

test('the refusal says which block, and why', () => {
  const error = refusal(manager, [text, html], []);
  expect(error).toMatchObject({ code: 'block-for-admins', status: 403 });
  expect(error?.fields).toEqual([
    { path: `buildingBlockInstances.${html.guid}`, code: 'admins-only', message: 'Html' },
  ]);
});
