import type { MailService } from '#features/mail/server/mail.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { conflict } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Client } from '#platform/server/http/route.ts';
import { twoFactorAudit } from '../../contract/auth.audit.ts';
import type { RecoveryCodes, TwoFactorSetup, TwoFactorStatus } from '../../contract/two-factor.ts';
import { readCode } from '../../contract/typed-code.ts';
import { deleteTrustedDevices, type OwnAccount } from '../auth.repository.ts';
import type { AuthAnswer } from '../auth.service.ts';
import { cookiesOf, headersOf } from '../auth-cookies.ts';
import type { AuthCore } from '../auth-core.ts';
import { refuseCode, refusePassword, wrongCode } from '../refusals.ts';
import { sendSecurityNotice } from '../security-notice.ts';

interface TwoFactorParts {
  core: AuthCore;
  settings: SettingsService;
  mail: MailService;
}

export type TwoFactorService = ReturnType<typeof createTwoFactorService>;

/** A code after the password, for whoever wants one (product.md §5). better-auth keeps it; we ask, count and write down. */
export function createTwoFactorService({ core, settings, mail }: TwoFactorParts) {
  const { platform, audit, betterAuth } = core;

  const { own } = core.owner;
  /** better-auth itself asks for the password where there is one, and for nothing where there is none. */
  const requireOwner = async (viewer: Viewer, client: Client): Promise<OwnAccount> => {
    const account = await own(viewer);
    return account.passwordHash === null ? core.owner.require(viewer, client) : account;
  };

  const statusOf = async (viewer: Viewer): Promise<TwoFactorStatus> => {
    const { isTwoFactorOn, recoveryCodes, passwordHash } = await own(viewer);
    const codes = isTwoFactorOn && recoveryCodes !== null ? (JSON.parse(recoveryCodes) as string[]) : [];
    return { isOn: isTwoFactorOn, recoveryCodesLeft: codes.length, hasPassword: passwordHash !== null };
  };

  const noteSwitch = (by: Actor, { email, name }: OwnAccount, language: Language, isOn: boolean) =>
    platform.transaction(async (trx) => {
      await audit.record(trx, by, { action: isOn ? twoFactorAudit.on : twoFactorAudit.off });
      const notice = isOn ? 'twoFactorOn' : 'twoFactorOff';
      await sendSecurityNotice(mail, trx, { notice, to: email, name, language });
    });

  return {
    status: statusOf,

    async begin(viewer: Viewer, client: Client, password: string | undefined): Promise<TwoFactorSetup> {
      const { email, isTwoFactorOn } = await requireOwner(viewer, client);
      if (isTwoFactorOn) throw conflict('two-factor-is-on');
      const { platformName: issuer } = await settings.all();
      const setup = await core.guardGuesses(client, email, async () => {
        const { api } = await betterAuth();
        const body = { ...(password === undefined ? {} : { password }), issuer, method: 'totp' as const };
        return api.enableTwoFactor({ body, headers: headersOf(client) }).catch(refusePassword);
      });
      if (setup.method !== 'totp') throw conflict('two-factor-is-on');
      const key = new URL(setup.totpURI).searchParams.get('secret') ?? '';
      return { uri: setup.totpURI, key, recoveryCodes: setup.backupCodes };
    },

    /** The session gets a new token with it, as after any change of what guards an account. */
    async confirm(
      viewer: Viewer,
      client: Client,
      language: Language,
      typed: string,
    ): Promise<AuthAnswer<TwoFactorStatus>> {
      const account = await own(viewer);
      if (account.isTwoFactorOn) throw conflict('two-factor-is-on');
      const read = readCode(typed);
      if (read?.kind !== 'app') throw wrongCode();
      const { headers } = await core.guardGuesses(client, account.email, async () => {
        const { api } = await betterAuth();
        const body = { code: read.code };
        return api.verifyTOTP({ body, headers: headersOf(client), returnHeaders: true }).catch(refuseSetupCode);
      });
      await noteSwitch({ viewer, client }, account, language, true);
      return { body: await statusOf(viewer), cookies: cookiesOf(headers, client) };
    },

    async renewRecoveryCodes(viewer: Viewer, client: Client, password: string | undefined): Promise<RecoveryCodes> {
      const { email, isTwoFactorOn } = await requireOwner(viewer, client);
      if (!isTwoFactorOn) throw conflict('two-factor-is-off');
      const { backupCodes } = await core.guardGuesses(client, email, async () => {
        const { api } = await betterAuth();
        const body = password === undefined ? {} : { password };
        return api.generateBackupCodes({ body, headers: headersOf(client) }).catch(refusePassword);
      });
      await platform.transaction((trx) =>
        audit.record(trx, { viewer, client }, { action: twoFactorAudit.codesRenewed }),
      );
      return { recoveryCodes: backupCodes };
    },

    async switchOff(
      viewer: Viewer,
      client: Client,
      language: Language,
      password: string | undefined,
    ): Promise<AuthAnswer<TwoFactorStatus>> {
      const account = await requireOwner(viewer, client);
      if (!account.isTwoFactorOn) throw conflict('two-factor-is-off');
      const { headers } = await core.guardGuesses(client, account.email, async () => {
        const { api } = await betterAuth();
        const body = password === undefined ? {} : { password };
        return api.disableTwoFactor({ body, headers: headersOf(client), returnHeaders: true }).catch(refusePassword);
      });
      await deleteTrustedDevices(platform.db, account.id);
      await noteSwitch({ viewer, client }, account, language, false);
      return { body: await statusOf(viewer), cookies: cookiesOf(headers, client) };
    },
  };
}

/** Nothing was begun, or the code is wrong: both mean that this code switches nothing on. */
function refuseSetupCode(error: unknown): never {
  try {
    refuseCode(error);
  } catch (refusal) {
    throw (refusal as { code?: string }).code === 'second-step-over' ? wrongCode() : refusal;
  }
}
