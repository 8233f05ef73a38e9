import { randomUUID } from 'node:crypto';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import { viewersTag } from '#features/auth/contract/auth.tags.ts';
import type { AuthService } from '#features/auth/server/auth.service.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import { conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin, requireUserId } from '#platform/server/require-viewer.ts';
import { type FormToken, type MadeFormToken, mostTokens, type NewFormToken } from '../contract/access-token.ts';
import { accessTokenAudit } from '../contract/access-tokens.audit.ts';
import {
  countOpenFormTokens,
  deleteFormToken,
  type FormTokenRow,
  findFormTokenRow,
  insertFormToken,
  listFormTokenRows,
} from './form-tokens.repository.ts';
import { newToken } from './new-token.ts';

interface FormTokensParts {
  platform: Platform;
  audit: Pick<AuditService, 'record'>;
  auth: Pick<AuthService, 'requireOwner'>;
  forms: Pick<LiveFormsService, 'readStanding'>;
  clock: Clock;
}

export type FormTokensService = ReturnType<typeof createFormTokensService>;

/** Tokens that read what one form was sent. They are the form's: everyone who makes forms sees them and ends them. */
export function createFormTokensService({ platform, audit, auth, forms, clock }: FormTokensParts) {
  const { db } = platform;

  async function requireForm(viewer: Viewer, formGuid: string): Promise<void> {
    requireAdmin(viewer);
    if ((await forms.readStanding(formGuid)) === undefined) throw notFound();
  }

  const present = ({ createdAt, expiresAt, lastUsedAt, ...row }: FormTokenRow): FormToken => ({
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt.getTime() <= clock.now().getTime(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  });

  return {
    async list(viewer: Viewer, formGuid: string): Promise<FormToken[]> {
      await requireForm(viewer, formGuid);
      return (await listFormTokenRows(db, formGuid)).map(present);
    },

    async create(
      viewer: Viewer,
      client: Client,
      formGuid: string,
      { name, days }: NewFormToken,
    ): Promise<MadeFormToken> {
      await requireForm(viewer, formGuid);
      const userId = requireUserId(viewer);
      await auth.requireOwner(viewer, client, undefined);
      const now = clock.now();
      const { token, kept } = newToken(now, days);
      return platform.transaction(async (trx) => {
        if ((await countOpenFormTokens(trx, formGuid, now)) >= mostTokens) throw conflict('too-many-tokens');
        const id = randomUUID();
        await insertFormToken(trx, { id, user_id: userId, form_guid: formGuid, name, ...kept });
        const details = { scope: 'Form', form: formGuid, until: kept.expires_at.toISOString() };
        const subject = { kind: 'access-token', id, name };
        await audit.record(trx, { viewer, client }, { action: accessTokenAudit.created, subject, details });
        return { ...present(await findFormTokenRow(trx, id)), token };
      });
    },

    async revoke(viewer: Viewer, client: Client, formGuid: string, id: string): Promise<void> {
      await requireForm(viewer, formGuid);
      await platform.transaction(async (trx, touch) => {
        const row = await deleteFormToken(trx, formGuid, id);
        if (row === undefined) throw notFound();
        touch(viewersTag);
        const subject = { kind: 'access-token', id, name: row.name };
        const details = { form: formGuid };
        await audit.record(trx, { viewer, client }, { action: accessTokenAudit.revoked, subject, details });
      });
    },
  };
}
