import type { MailedTarget } from '../contract/follow-by-mail.ts';
import { followKindsByMail } from '../contract/follow-words.ts';

/** What stands in the address; of a kind that there is not, the server finds nothing. */
export const targetOfPath = (kind: string, guid: string): MailedTarget => ({
  kind: followKindsByMail.find((one) => one === kind) ?? 'page',
  guid,
});
