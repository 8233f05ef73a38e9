import { type RegistrationMode, registrationDecision } from '#features/registration/contract/registration-mode.ts';

/** What someone may do whom a provider vouches for and who has not come this way before. */
export const firstSignIns = ['Refuse', 'Link', 'Create'] as const;
export type FirstSignIn = (typeof firstSignIns)[number];

export interface FirstSignInFacts {
  firstSignIn: FirstSignIn;
  allowedDomains: readonly string[];
  email: string;
  /** The provider says that it has proven the address. */
  isEmailVerified: boolean;
  /** The account with this address, if there is one. */
  account: { isVerified: boolean } | undefined;
  registration: RegistrationMode;
  /** Of the platform; a provider with domains of its own was chosen for those. */
  registrationDomains: readonly string[];
}

export type FirstSignInDecision = 'link' | 'create' | 'provider-domain-refused' | 'provider-unknown-account';

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

export const isDomainAllowed = (allowedDomains: readonly string[], email: string): boolean =>
  allowedDomains.length === 0 || allowedDomains.includes(domainOf(email));

/**
 * An account is only handed over to an address that two sides have proven: ours, and the provider's, which may also
 * vouch by owning the domain. Otherwise whoever can write any address into a profile elsewhere could take it.
 */
export function decideFirstSignIn(facts: FirstSignInFacts): FirstSignInDecision {
  const { firstSignIn, allowedDomains, email, isEmailVerified, account, registration } = facts;
  const registrationDomains = allowedDomains.length > 0 ? [] : facts.registrationDomains;
  if (!isDomainAllowed(allowedDomains, email)) return 'provider-domain-refused';
  const isVouchedFor = isEmailVerified || allowedDomains.length > 0;
  if (firstSignIn === 'Refuse' || !isVouchedFor) return 'provider-unknown-account';
  if (account !== undefined) return account.isVerified ? 'link' : 'provider-unknown-account';
  const decision = registrationDecision(email, { registration, registrationDomains });
  if (firstSignIn === 'Create' && decision === 'domain-not-allowed') return 'provider-domain-refused';
  return firstSignIn === 'Create' && decision !== 'registration-closed' ? 'create' : 'provider-unknown-account';
}
