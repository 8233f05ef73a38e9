import { notAllowed, notFound, signInNeeded } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Client } from '#platform/server/http/route.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { sessionAudit } from '../../contract/auth.audit.ts';
import { deviceOf } from '../../contract/device.ts';
import type { OpenSession } from '../../contract/sessions.endpoints.ts';
import type { AuthCore } from '../auth-core.ts';
import { deleteOldSsoSessions } from '../providers/sso-session.repository.ts';
import { sessionTokenOf } from './session-token.ts';
import { deleteExpired, deleteSession, deleteSessionsOf, listSessionRows } from './sessions.repository.ts';

/** Longer than anyone may take for it. */
const secondStepMilliseconds = 60 * 60_000;

export type SessionsService = ReturnType<typeof createSessionsService>;

/** Where people are signed in, and how that ends. One's own, and for admins those of others. */
export function createSessionsService({ core }: { core: AuthCore }) {
  const { platform, audit, clock, secret } = core;

  const requireMay = (viewer: Viewer, userId: string): void => {
    if (viewer.kind === 'anonymous') throw signInNeeded();
    if (viewer.id !== userId && !viewer.isAdmin) throw notAllowed();
  };

  return {
    async list(viewer: Viewer, client: Client | undefined, userId = requireUserId(viewer)): Promise<OpenSession[]> {
      requireMay(viewer, userId);
      const current = client && sessionTokenOf(client, secret);
      const rows = await listSessionRows(platform.db, userId, clock.now());
      return rows
        .map((row) => ({
          id: row.id,
          device: deviceOf(row.user_agent ?? ''),
          ipAddress: row.ip_address ?? '',
          createdAt: row.created_at.toISOString(),
          lastSeenAt: row.last_seen_at.toISOString(),
          isCurrent: row.token === current,
        }))
        .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
    },

    async end(viewer: Viewer, client: Client, sessionId: string, userId = requireUserId(viewer)): Promise<void> {
      requireMay(viewer, userId);
      await platform.transaction(async (trx) => {
        if (!(await deleteSession(trx, userId, sessionId))) throw notFound();
        await audit.record(trx, { viewer, client }, endedNote(userId, 1));
      });
    },

    /** Every one of mine but the one that asks. */
    async endOthers(viewer: Viewer, client: Client): Promise<{ count: number }> {
      const userId = requireUserId(viewer);
      return platform.transaction(async (trx) => {
        const count = await deleteSessionsOf(trx, userId, sessionTokenOf(client, secret) ?? '');
        await core.devices.forget(trx, userId, client);
        if (count > 0) await audit.record(trx, { viewer, client }, endedNote(userId, count));
        return { count };
      });
    },

    /** For an admin who shows someone out everywhere. */
    async endAllOf(viewer: Viewer, client: Client | undefined, userId: string): Promise<{ count: number }> {
      requireMay(viewer, userId);
      return platform.transaction(async (trx) => {
        const count = await deleteSessionsOf(trx, userId);
        await core.devices.forget(trx, userId);
        if (count > 0) await audit.record(trx, { viewer, client }, endedNote(userId, count));
        return { count };
      });
    },

    forgetExpired: (): Promise<void> =>
      platform.transaction(async (trx) => {
        const now = clock.now();
        await deleteExpired(trx, now);
        await deleteOldSsoSessions(trx, new Date(now.getTime() - secondStepMilliseconds));
      }),
  };
}

const endedNote = (userId: string, count: number) => ({
  action: sessionAudit.endedBy,
  subject: { kind: 'user', id: userId, name: '' },
  details: { count },
});
