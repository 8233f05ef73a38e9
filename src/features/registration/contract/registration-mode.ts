import { isAllowedAddress } from './allowed-domain.ts';

export const registrationModes = ['closed', 'open', 'approval'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

interface RegistrationRules {
  registration: RegistrationMode;
  registrationDomains: readonly string[];
}

export type RegistrationDecision = 'registration-closed' | 'domain-not-allowed' | 'active' | 'waits';

/** Whether someone with this address may sign up, and whether their account then works at once. */
export function registrationDecision(address: string, rules: RegistrationRules): RegistrationDecision {
  if (rules.registration === 'closed') return 'registration-closed';
  if (!isAllowedAddress(address, rules.registrationDomains)) return 'domain-not-allowed';
  return rules.registration === 'approval' ? 'waits' : 'active';
}
