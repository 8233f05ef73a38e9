import { hashPassword, verifyPassword } from '@better-auth/utils/password';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { RefuseWeakPassword } from '#features/users/server/password-rule.service.ts';
import { conflict, signInNeeded } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Client } from '#platform/server/http/route.ts';
import { passwordAudit } from '../../contract/auth.audit.ts';
import { deleteTrustedDevices, findOwnAccount } from '../auth.repository.ts';
import type { AuthCore } from '../auth-core.ts';
import { storePassword } from '../credentials.repository.ts';
import { wrongPassword } from '../refusals.ts';
import { sendSecurityNotice } from '../security-notice.ts';
import { sessionTokenOf } from '../sessions/session-token.ts';
import { deleteSessionsOf } from '../sessions/sessions.repository.ts';

interface Change {
  currentPassword: string;
  newPassword: string;
}

export type OwnPasswordService = ReturnType<typeof createOwnPasswordService>;

interface OwnPasswordParts {
  core: AuthCore;
  mail: MailService;
  refuseWeakPassword: RefuseWeakPassword;
}

export function createOwnPasswordService({ core, mail, refuseWeakPassword }: OwnPasswordParts) {
  const { platform, audit, clock, secret } = core;
  return {
    async change(
      viewer: Viewer,
      client: Client,
      language: Language,
      { currentPassword, newPassword }: Change,
    ): Promise<{ endedSessions: number }> {
      const account = viewer.id === undefined ? undefined : await findOwnAccount(platform.db, viewer.id);
      if (viewer.kind !== 'user' || account === undefined) throw signInNeeded();
      const { id, email, name, passwordHash } = account;
      // Whoever has none makes one by mail, which proves more than an open session does.
      if (passwordHash === null) throw conflict('no-password');
      await core.guardGuesses(client, email, async () => {
        if (!(await verifyPassword(passwordHash, currentPassword))) throw wrongPassword();
      });
      await refuseWeakPassword(newPassword, [name, email]);
      const hash = await hashPassword(newPassword);
      return platform.transaction(async (trx) => {
        await storePassword(trx, id, hash, clock.now());
        await deleteTrustedDevices(trx, id);
        await core.devices.forget(trx, id, client);
        // Whoever knew the old one may be signed in somewhere, so only this session goes on.
        const endedSessions = await deleteSessionsOf(trx, id, sessionTokenOf(client, secret) ?? '');
        await audit.record(trx, { viewer, client }, { action: passwordAudit.changed, details: { endedSessions } });
        await sendSecurityNotice(mail, trx, { notice: 'passwordChanged', to: email, name, language });
        return { endedSessions };
      });
    },
  };
}
