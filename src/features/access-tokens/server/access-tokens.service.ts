import { randomUUID } from 'node:crypto';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import { viewersTag } from '#features/auth/contract/auth.tags.ts';
import type { AuthService } from '#features/auth/server/auth.service.ts';
import { conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { type AccessToken, type MadeAccessToken, mostTokens, type NewAccessToken } from '../contract/access-token.ts';
import { accessTokenAudit } from '../contract/access-tokens.audit.ts';
import { countOpenTokens, deleteToken, insertToken, listTokenRows, type TokenRow } from './access-tokens.repository.ts';
import { newToken } from './new-token.ts';

interface Parts {
  platform: Platform;
  audit: AuditService;
  auth: Pick<AuthService, 'requireOwner'>;
  clock: Clock;
}

export type AccessTokensService = ReturnType<typeof createAccessTokensService>;

/** The tokens with which programs call in someone's name: made, listed and ended by that person alone. */
export function createAccessTokensService({ platform, audit, auth, clock }: Parts) {
  const present = (row: TokenRow): AccessToken => ({
    id: row.id,
    name: row.name,
    hint: row.hint,
    scope: row.scope,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.expires_at.getTime() <= clock.now().getTime(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  });

  return {
    async list(viewer: Viewer): Promise<AccessToken[]> {
      return (await listTokenRows(platform.db, requireUserId(viewer))).map(present);
    },

    async create(viewer: Viewer, client: Client, { name, scope, days }: NewAccessToken): Promise<MadeAccessToken> {
      const userId = requireUserId(viewer);
      await auth.requireOwner(viewer, client, undefined);
      const now = clock.now();
      const { token, kept } = newToken(now, days);
      return platform.transaction(async (trx) => {
        if ((await countOpenTokens(trx, userId, now)) >= mostTokens) throw conflict('too-many-tokens');
        const row = await insertToken(trx, {
          id: randomUUID(),
          user_id: userId,
          name,
          scope,
          ...kept,
        });
        const subject = { kind: 'access-token', id: row.id, name };
        const details = { scope, until: row.expires_at.toISOString() };
        await audit.record(trx, { viewer, client }, { action: accessTokenAudit.created, subject, details });
        return { ...present(row), token };
      });
    },

    async revoke(viewer: Viewer, client: Client, id: string): Promise<void> {
      const userId = requireUserId(viewer);
      await platform.transaction(async (trx, touch) => {
        const row = await deleteToken(trx, userId, id);
        if (row === undefined) throw notFound();
        touch(viewersTag);
        const subject = { kind: 'access-token', id, name: row.name };
        await audit.record(trx, { viewer, client }, { action: accessTokenAudit.revoked, subject });
      });
    },
  };
}
