import { expect, it } from 'vitest';
import { anonymousViewer, systemViewer, type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import { isClosedTo } from './closed-site.ts';

const member = viewerOf({ id: 'a', accountType: 'Standard', emailVerified: true, isActive: true, roleIds: [] });
const asVisitor: Viewer = { ...anonymousViewer, viewingAs: { who: 'visitor', name: '', by: 'a' } as never };

it.each<[string, Viewer, boolean]>([
  ['a visitor', anonymousViewer, true],
  ['a member', member, false],
  ['work of the system', systemViewer('start'), false],
  ['an admin who views the site as a visitor', asVisitor, false],
])('to %s a closed site is closed or not, and an open one never', (_, viewer, isClosed) => {
  expect(isClosedTo(viewer, { siteIsOpen: false })).toBe(isClosed);
  expect(isClosedTo(viewer, { siteIsOpen: true })).toBe(false);
});
