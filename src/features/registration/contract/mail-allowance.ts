/** Of one address or one client, within the hour that began with its first mail. */
export interface MailCount {
  mails: number;
  lastAt: Date;
  windowEndsAt: Date;
}

export interface MailLimits {
  waitSeconds: number;
  mostForAddress: number;
  mostForClient: number;
}

export type MailAllowance = { result: 'Allowed' } | { result: 'TooSoon' | 'Abused'; retryAfterSeconds: number };

/** product.md §2. */
export const verificationLimits: MailLimits = { waitSeconds: 60, mostForAddress: 5, mostForClient: 5 };
/** A town hall shares one address, so for what people do every day that one is wider. */
export const signInLimits: MailLimits = { waitSeconds: 60, mostForAddress: 5, mostForClient: 30 };

export const mailWindowSeconds = 60 * 60;

interface Counts {
  address: MailCount | undefined;
  client: MailCount | undefined;
}

const secondsUntil = (moment: number, now: Date): number => Math.max(1, Math.ceil((moment - now.getTime()) / 1000));
const isRunning = (count: MailCount | undefined, now: Date): count is MailCount =>
  count !== undefined && count.windowEndsAt > now;

/** Whether one more mail may go; what is refused is not counted, so that waiting always helps. */
export function mailAllowance({ address, client }: Counts, limits: MailLimits, now: Date): MailAllowance {
  const full = [
    ...(isRunning(address, now) && address.mails >= limits.mostForAddress ? [address] : []),
    ...(isRunning(client, now) && client.mails >= limits.mostForClient ? [client] : []),
  ];
  if (full.length > 0) {
    const ends = Math.max(...full.map(({ windowEndsAt }) => windowEndsAt.getTime()));
    return { result: 'Abused', retryAfterSeconds: secondsUntil(ends, now) };
  }
  const waitEnds = address === undefined ? 0 : address.lastAt.getTime() + limits.waitSeconds * 1000;
  if (waitEnds > now.getTime()) return { result: 'TooSoon', retryAfterSeconds: secondsUntil(waitEnds, now) };
  return { result: 'Allowed' };
}

/** The count after one more. */
export function countedMail(count: MailCount | undefined, now: Date): MailCount {
  return isRunning(count, now)
    ? { ...count, mails: count.mails + 1, lastAt: now }
    : { mails: 1, lastAt: now, windowEndsAt: new Date(now.getTime() + mailWindowSeconds * 1000) };
}
