/** What came of asking a host name for a proof that only this platform can give. */
export const hostOutcomes = ['leads-here', 'leads-elsewhere', 'no-answer', 'not-added', 'private'] as const;
export type HostOutcome = (typeof hostOutcomes)[number];
