import { expect, it } from 'vitest';
import { type RegistrationDecision, type RegistrationMode, registrationDecision } from './registration-mode.ts';

it.each<[RegistrationMode, string[], RegistrationDecision]>([
  ['closed', [], 'registration-closed'],
  ['closed', ['gemeente.example'], 'registration-closed'],
  ['open', [], 'active'],
  ['open', ['gemeente.example'], 'active'],
  ['open', ['elders.example'], 'domain-not-allowed'],
  ['approval', [], 'waits'],
  ['approval', ['gemeente.example'], 'waits'],
  ['approval', ['elders.example'], 'domain-not-allowed'],
])('registration %s, domains %j: %s', (registration, registrationDomains, decision) => {
  expect(registrationDecision('a@gemeente.example', { registration, registrationDomains })).toBe(decision);
});
