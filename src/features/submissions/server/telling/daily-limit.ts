import { normalizeIP } from '@better-auth/core/utils/ip';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { LiveForm } from '../form-filling.ts';
import { countUp, dayCountKey } from './day-counts.repository.ts';

export type SendingClient = Pick<Client, 'ip' | 'origin'>;

interface Sender {
  viewer: Viewer;
  senderEmail: string | null;
  client: SendingClient;
  now: Date;
  timeZone: TimeZone;
  authSecret: string;
}

/** An account, else the address that was given, else the client: a library shares one client among all its visitors. */
export function whoSends({ viewer, senderEmail, client }: Pick<Sender, 'viewer' | 'senderEmail' | 'client'>): string {
  if (viewer.kind === 'user' && viewer.id !== undefined) return `account ${viewer.id}`;
  if (senderEmail !== null) return `address ${senderEmail.trim().toLowerCase()}`;
  // Whoever has one IPv6 address has all of its /64.
  return `client ${normalizeIP(client.ip)}`;
}

/** Counted in the sender's transaction: what is refused is not counted. */
export async function requireWithinDay(trx: PlatformTransaction, form: LiveForm, sender: Sender): Promise<void> {
  const { dailyLimit } = form.settings;
  if (dailyLimit === null) return;
  const { now, timeZone, authSecret } = sender;
  const key = dayCountKey(authSecret, 'sent', form.guid, calendarDay(now, timeZone), whoSends(sender));
  if ((await countUp(trx, key, now)) > dailyLimit)
    throw new AppError('form-daily-limit', 429, { values: { count: dailyLimit } });
}
