import type { Platform } from '#platform/server/platform.ts';
import { findMails } from '#platform/server/testing/find-mails.ts';
import type { RegistrationService } from '../registration.service.ts';

export interface MailedProof {
  kind: string;
  text: string;
  html: string;
  link: string;
  token: string;
  code: string;
}

/** What was mailed to an address, the oldest first; what still waits for the job is made now. */
export async function readMails(
  { platform, services }: { platform: Platform; services: { registration: RegistrationService } },
  to: string,
): Promise<MailedProof[]> {
  const waiting = await platform.db
    .selectFrom('mail_proof')
    .select('id')
    .where('sent_at', 'is', null)
    .orderBy('created_at')
    .execute();
  for (const { id } of waiting) await services.registration.sendProof(id);
  return (await findMails(platform, { to })).map((mail) => {
    const link = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? '';
    return {
      ...mail,
      link,
      token: /\/([\w-]{43})(?:[?\s]|$)/.exec(link)?.[1] ?? '',
      code: /^\d{3} \d{3}$/m.exec(mail.text)?.[0] ?? '',
    };
  });
}
