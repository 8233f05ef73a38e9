import { describe, expect, it } from 'vitest';
import { anonymousViewer, type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';
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
});
