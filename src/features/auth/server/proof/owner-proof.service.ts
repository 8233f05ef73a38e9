import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Client } from '#platform/server/http/route.ts';
import { twoFactorAudit } from '../../contract/auth.audit.ts';
import { type GivenOwnerProof, type OwnerProof, proofWays } from '../../contract/proof.endpoints.ts';
import { readCode } from '../../contract/typed-code.ts';
import type { OwnAccount } from '../auth.repository.ts';
import type { AuthAnswer } from '../auth.service.ts';
import { headersOf } from '../auth-cookies.ts';
import type { AuthCore } from '../auth-core.ts';
import type { PasskeysService } from '../passkey/passkeys.service.ts';
import { refuseCode, wrongCode } from '../refusals.ts';
import { recoveryCodeStore } from '../second-step/recovery-codes.ts';

export type OwnerProofService = ReturnType<typeof createOwnerProofService>;

/** Showing again, in an open session, that the account is one's own. */
export function createOwnerProofService({ core, passkeys }: { core: AuthCore; passkeys: PasskeysService }) {
  const { platform, audit, owner, tries, betterAuth } = core;
  const recoveryCodes = recoveryCodeStore(core.secret);

  const proveByCode = async ({ id, email, isTwoFactorOn }: OwnAccount, client: Client, typed: string) => {
    const code = readCode(typed);
    // Otherwise a code would be the first one, which switches the second step on.
    if (!isTwoFactorOn || code === undefined) throw wrongCode();
    await core.guardCodes(client, email, async () => {
      const { api } = await betterAuth();
      const call = { headers: headersOf(client) };
      await (code.kind === 'app'
        ? api.verifyTOTP({ ...call, body: { code: code.code } })
        : api.verifyBackupCode({ ...call, body: { code: recoveryCodes.hash(code.code) } })
      ).catch(refuseCode);
      if (code.kind === 'app' && !(await tries.isFirstUse(`${id} ${code.code}`))) throw wrongCode();
    });
    await owner.markProven(client);
    return code.kind;
  };

  const read = async (viewer: Viewer, client: Client): Promise<OwnerProof> => {
    const { passwordHash, isTwoFactorOn, hasPasskey } = await owner.own(viewer);
    const can = { password: passwordHash !== null, code: isTwoFactorOn, passkey: hasPasskey };
    return { isRecent: await owner.isProven(client), ways: proofWays.filter((way) => can[way]) };
  };

  return {
    read,

    async give(viewer: Viewer, client: Client, given: GivenOwnerProof): Promise<AuthAnswer<OwnerProof>> {
      const account = await owner.own(viewer);
      let cookies: string[] | undefined;
      if ('password' in given) await owner.proveByPassword(account, client, given.password);
      else if ('credential' in given) {
        cookies = await passkeys.prove(account.id, client, given.credential);
        await owner.markProven(client);
      } else if ((await proveByCode(account, client, given.code)) === 'recovery') {
        const action = twoFactorAudit.recoveryCodeUsed;
        await platform.transaction((trx) => audit.record(trx, { viewer, client }, { action }));
      }
      return { body: await read(viewer, client), cookies };
    },
  };
}
