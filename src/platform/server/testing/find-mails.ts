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

/** What was written to somebody, whether or not it has left yet; the oldest first. */
export const findMails = ({ db }: Pick<Platform, 'db'>, { to = '%', kind = '%', about = '' }: Sought = {}) =>
  db
    .selectFrom('mail')
    .select(['id', 'kind', 'to_address as to', 'subject', 'text', 'html', 'language', 'state'])
    .where('to_address', comparison(to), to)
    .where('kind', comparison(kind), kind)
    .where('subject', 'like', `%${about}%`)
    .orderBy('created_at')
    .orderBy('to_address')
    .execute();
