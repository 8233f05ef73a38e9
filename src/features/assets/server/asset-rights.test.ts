import { describe, expect, it } from 'vitest';
import { anonymousViewer, type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import { publicHolder } from '../contract/asset-holder.ts';
import { createAssetRights, draftRights } from './asset-rights.ts';

const account = { emailVerified: true, isActive: true, roleIds: [] };
const member = viewerOf({ ...account, id: 'member', accountType: 'Standard' });
const manager = viewerOf({ ...account, id: 'manager', accountType: 'ContentManager' });

describe('what is not published yet', () => {
  it.each<[string, Viewer, boolean]>([
    ['a visitor', anonymousViewer, false],
    ['a member', member, false],
    ['a content manager', manager, true],
  ])('%s', (_, viewer, isAllowed) => {
    expect(draftRights(viewer)).toEqual({ canSee: isAllowed, canEdit: isAllowed, isPublic: false });
  });
});

describe('a holder of files', () => {
  const id = '8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10';
  const rights = createAssetRights([
    { kind: 'block', rightsOn: async () => ({ canSee: true, isPublic: false, canEdit: true }) },
  ]);

  it('decides who may add to it', async () => {
    await expect(rights.requireMayAdd(member, { kind: 'block', id })).resolves.toBeUndefined();
    await expect(rights.requireMayAdd(anonymousViewer, { kind: 'block', id })).rejects.toMatchObject({ status: 401 });
  });

  it('that nobody declared is refused, whoever asks', async () => {
    await expect(rights.requireMayAdd(manager, { kind: 'submission', id })).rejects.toMatchObject({ status: 403 });
  });

  it('that is no longer declared shows its files to nobody', async () => {
    const asset = { id, holder: { kind: 'submission', id }, visibility: 'Public' as const, roleIds: [] };
    expect(await rights.on(member, asset)).toMatchObject({ canSee: false });
    expect(await rights.on(manager, asset)).toMatchObject({ canSee: false, isPublic: false });
  });

  it.each<[string, Viewer, boolean, number | undefined]>([
    ['nobody has published', member, false, 403],
    ['nobody has published', manager, true, undefined],
  ])('that %s is for who makes it', async (_, viewer, canSee, status) => {
    const drafts = createAssetRights([{ kind: 'block', rightsOn: async () => undefined }]);
    const held = { kind: 'block', id };
    const asset = { id, holder: held, visibility: 'Public' as const, roleIds: [] };
    expect(await drafts.on(viewer, asset)).toEqual({ canSee, canEdit: canSee, isPublic: false });
    const refusal = await drafts.requireMayAdd(viewer, held).then(
      () => undefined,
      (error: { status: number }) => error.status,
    );
    expect(refusal).toBe(status);
  });

  it('is asked about the file too, and answers for it whatever the file itself says', async () => {
    const asked: unknown[] = [];
    const answer = { canSee: true, isPublic: false, canEdit: false };
    const rightsOn = async (...about: unknown[]) => {
      asked.push(about);
      return answer;
    };
    const asset = { id: 'file', holder: { kind: 'block', id }, visibility: 'Admin' as const, roleIds: [] };
    expect(await createAssetRights([{ kind: 'block', rightsOn }]).on(member, asset)).toEqual(answer);
    expect(asked).toEqual([[member, id, 'file']]);
  });
});

describe('a file of the platform itself', () => {
  const rights = createAssetRights([]);
  const inRole = viewerOf({ ...account, id: 'in role', accountType: 'Standard', roleIds: ['team'] });

  it.each<[Visibility, Viewer, { canSee: boolean; isPublic: boolean; canEdit: boolean }]>([
    ['Public', anonymousViewer, { canSee: true, isPublic: true, canEdit: false }],
    ['Users', anonymousViewer, { canSee: false, isPublic: false, canEdit: false }],
    ['Users', member, { canSee: true, isPublic: false, canEdit: false }],
    ['Roles', member, { canSee: false, isPublic: false, canEdit: false }],
    ['Roles', inRole, { canSee: true, isPublic: false, canEdit: false }],
    ['Admin', manager, { canSee: false, isPublic: false, canEdit: true }],
  ])('%s', async (visibility, viewer, expected) => {
    const asset = { id: 'file', holder: publicHolder, visibility, roleIds: ['team'] };
    expect(await rights.on(viewer, asset)).toEqual(expected);
  });

  it('is added by who makes the site', async () => {
    await expect(rights.requireMayAdd(anonymousViewer, publicHolder)).rejects.toMatchObject({ status: 401 });
    await expect(rights.requireMayAdd(member, publicHolder)).rejects.toMatchObject({ status: 403 });
    await expect(rights.requireMayAdd(manager, publicHolder)).resolves.toBeUndefined();
  });
});
