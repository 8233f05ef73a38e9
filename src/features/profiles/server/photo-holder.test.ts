import { describe, expect, it } from 'vitest';
import { anonymousViewer, type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import { photoRights } from './photo-holder.service.ts';

const account = { emailVerified: true, isActive: true, roleIds: [] };
const member = viewerOf({ ...account, id: 'member', accountType: 'Standard' });
const owner = viewerOf({ ...account, id: 'owner', accountType: 'Standard' });
const inactiveOwner = viewerOf({ ...account, id: 'owner', accountType: 'Standard', isActive: false });
const inactive = viewerOf({ ...account, id: 'inactive', accountType: 'Standard', isActive: false });
const admin = viewerOf({ ...account, id: 'admin', accountType: 'Admin' });

describe('the photo of a person', () => {
  it.each<[string, Viewer, boolean, boolean, boolean]>([
    ['the person', owner, true, true, true],
    ['the person, an older photo', owner, false, true, true],
    ['the person, no longer active', inactiveOwner, true, true, false],
    ['another member', member, true, true, false],
    ['another member, an older photo', member, false, false, false],
    ['a member who is not active', inactive, true, false, false],
    ['an admin, an older photo', admin, false, true, false],
    ['a visitor', anonymousViewer, true, false, false],
  ])('%s', (_, viewer, isShown, canSee, canEdit) => {
    expect(photoRights(viewer, 'owner', isShown)).toEqual({ canSee, canEdit, isPublic: false });
  });
});
