import type { BetterAuthPlugin } from 'better-auth';
import { makeRecoveryCodes, recoveryCodeStore } from './recovery-codes.ts';

/** Where a sign-in provider sends people back to; the two-factor plugin by itself asks only after a password. */
const providerPaths = ['/sso/callback/:providerId', '/sso/saml2/sp/acs/:providerId'];

/** The code after a password, a mailed proof or a provider's word. A passkey is two factors by itself. */
export async function loadSecondStep(secret: string) {
  const { twoFactor } = await import('better-auth/plugins/two-factor');
  const secondStep = twoFactor({
    // Whoever came by mail or through their employer has no password to ask for.
    allowPasswordless: true,
    // Ours counts wrong codes, apart for devices that are known (sign-in-tries.ts).
    accountLockout: { enabled: false },
    backupCodeOptions: {
      customBackupCodesGenerate: makeRecoveryCodes,
      storeBackupCodes: recoveryCodeStore(secret),
    },
    schema: {
      user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
      twoFactor: {
        modelName: 'two_factor',
        fields: {
          backupCodes: 'backup_codes',
          userId: 'user_id',
          failedVerificationCount: 'failed_verification_count',
          lockedUntil: 'locked_until',
        },
      },
    },
  });
  const afterProvider = {
    id: 'second-step-after-provider',
    hooks: {
      after: secondStep.hooks.after.map(({ handler }) => ({
        matcher: ({ path = '' }: { path?: string }) => providerPaths.includes(path),
        handler,
      })),
    },
  } as const satisfies BetterAuthPlugin;
  return [secondStep, afterProvider] as const;
}
