import type { MailService } from '#features/mail/server/mail.service.ts';
import { chosenLanguage } from '#features/profiles/contract/profile-properties.ts';
import type { Platform } from '#platform/server/platform.ts';
import { findAddressee } from '../auth.repository.ts';
import { type SecurityNotice, sendSecurityNotice } from '../security-notice.ts';
import type { ToldLock } from './lock-rule.ts';

const notices: Record<ToldLock, SecurityNotice> = { account: 'signInLocked', codes: 'codesLocked' };

export type LockNoticeService = ReturnType<typeof createLockNoticeService>;

/** Tells the owner of an account that strangers are kept out of it, once for each lock. */
export function createLockNoticeService({ platform, mail }: { platform: Platform; mail: MailService }) {
  return {
    /** The job's work. Nobody has the address when someone guessed at that too. */
    send: (address: string, lock: ToldLock): Promise<void> =>
      platform.transaction(async (trx) => {
        const owner = await findAddressee(trx, address);
        if (owner === undefined) return;
        const { name, properties } = owner;
        const language = chosenLanguage(properties);
        await sendSecurityNotice(mail, trx, { notice: notices[lock], to: address, name, language });
      }),
  };
}
