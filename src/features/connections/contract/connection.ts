/** Servers of others that a platform uses with a secret of its own. Without one the installation's is used, where it has one. */
export const connectionNames = ['mailServer', 'translator'] as const;
export type ConnectionName = (typeof connectionNames)[number];

/** Whose it is: the platform's own, the installation's, or nobody's. */
export const connectionSources = ['own', 'installation', 'none'] as const;

/** With TLS from the first byte (465), or from the greeting on (587). Never without: a password goes over it. */
export const mailSecurities = ['starttls', 'tls'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

export const usualPort: Readonly<Record<MailSecurity, number>> = { starttls: 587, tls: 465 };

export const connectionLimits = { user: 320, secret: 1000, url: 500 } as const;

/** What came of trying one. What the other side said is not told: it may quote what it was given. */
export const trialOutcomes = [
  'worked',
  'none',
  'unreadable',
  'private-address',
  'no-connection',
  'not-secure',
  'refused-sign-in',
  'refused',
] as const;
export type TrialOutcome = (typeof trialOutcomes)[number];
