import type { Platform } from '../platform.ts';

interface Sought {
  /** The address of the receiver; with a % in it, of several. */
  to?: string;
  /** Likewise. */
  kind?: string;
  /** Stands in its subject. */
  about?: string;
}

const comparison = (sought: string) => (sought.includes('%') ? 'like' : '=');

/** What was written to somebody, the oldest first, where no mail server takes it away. */
export async function findMails({ db }: Pick<Platform, 'db'>, { to = '%', kind = '%', about = '' }: Sought = {}) {
  const mails = await db
    .selectFrom('mail')
    .select(['id', 'kind', 'to_address as to', 'subject', 'text', 'html', 'language', 'state'])
    .where('to_address', comparison(to), to)
    .where('kind', comparison(kind), kind)
    .where('subject', 'like', `%${about}%`)
    .orderBy('created_at')
    .orderBy('to_address')
    .execute();
  if (mails.some(({ state }) => state === 'Sent')) {
    throw new Error('A mail that was sent has lost its words: look at what the mail server of the test received.');
  }
  return mails;
}
