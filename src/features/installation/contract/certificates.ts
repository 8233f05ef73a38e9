import { z } from 'zod';

export const certificateFaults = ['untrusted', 'unreachable'] as const;

/** What the certificate of one host name said when it was asked last. */
export const HostCertificate = z.object({
  host: z.string(),
  askedAt: z.iso.datetime(),
  /** Also of one that does not answer any more: as it was told before. Null where it never was. */
  validUntil: z.iso.datetime().nullable(),
  /** Browsers refuse it, or nobody answered; null where it is only old or young. */
  fault: z.enum(certificateFaults).nullable(),
});
export type HostCertificate = z.infer<typeof HostCertificate>;

const hour = 60 * 60 * 1000;
/** They are renewed a month before, mostly: whoever looks twice a day has weeks to do something. */
const askedEvery = 12 * hour;

/** Looked at every hour, so that a name that was just given is asked soon. */
export const isToBeAsked = (askedAt: Date | undefined, now: Date): boolean =>
  askedAt === undefined || now.getTime() - askedAt.getTime() >= askedEvery;
