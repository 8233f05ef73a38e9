import { notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import { anonymousViewer, type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Who } from '../contract/who.ts';
import { findAccount, findRoleName } from './access.repository.ts';

/** Someone's rights, without being them. */
export interface AssumedViewer {
  viewer: Viewer;
  name: string;
}

/** A member of whom only this is known: signed in, active, the address proven, in these roles. */
const memberWith = (roleIds: readonly string[]): Viewer =>
  viewerOf({ id: 'someone', accountType: 'Standard', emailVerified: true, isActive: true, roleIds });

/** `looker` asks; platform staff have fields and rights that a customer's admin must not look through. */
export async function assumeViewer(db: PlatformDb, looker: Viewer, who: Who): Promise<AssumedViewer> {
  if (who.kind === 'visitor') return { viewer: anonymousViewer, name: '' };
  if (who.kind === 'member') return { viewer: memberWith([]), name: '' };
  if (who.kind === 'role') {
    const name = await findRoleName(db, who.id);
    if (name === undefined) throw notFound();
    return { viewer: memberWith([who.id]), name };
  }
  const account = await findAccount(db, who.id);
  if (account === undefined) throw notFound();
  if (account.accountType === 'Mett' && !looker.isMett) throw notAllowed('staff-only');
  return { viewer: viewerOf(account), name: account.name || account.email };
}
