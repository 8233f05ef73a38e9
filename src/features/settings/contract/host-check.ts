/** What came of asking a host name for a proof that only this platform can give. */
export const hostOutcomes = ['leads-here', 'leads-elsewhere', 'no-answer', 'taken', 'private'] as const;
export type HostOutcome = (typeof hostOutcomes)[number];

/** As a platform is found by it: without a port. */
export const bareHost = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();
