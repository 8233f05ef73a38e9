import { describe, expect, it } from 'vitest';
import { decideFirstSignIn, type FirstSignInFacts } from './first-sign-in.ts';

const facts: FirstSignInFacts = {
  firstSignIn: 'Create',
  allowedDomains: [],
  email: 'Cato@Vloedhaven.example',
  isEmailVerified: true,
  account: undefined,
  registration: 'open',
  registrationDomains: [],
};
const verified = { isVerified: true };

describe('a first sign-in through a provider', () => {
  it.each<[string, Partial<FirstSignInFacts>, ReturnType<typeof decideFirstSignIn>]>([
    ['makes an account', {}, 'create'],
    ['makes an account that waits for approval', { registration: 'approval' }, 'create'],
    ['makes none while registration is closed', { registration: 'closed' }, 'provider-unknown-account'],
    ['makes none where accounts are only linked', { firstSignIn: 'Link' }, 'provider-unknown-account'],
    ['links a proven account', { account: verified, firstSignIn: 'Link' }, 'link'],
    ['links while registration is closed', { account: verified, registration: 'closed' }, 'link'],
    ['links nothing unproven here', { account: { isVerified: false } }, 'provider-unknown-account'],
    ['links nothing unproven there', { account: verified, isEmailVerified: false }, 'provider-unknown-account'],
    ['makes none for an unproven address', { isEmailVerified: false }, 'provider-unknown-account'],
    ['is refused where it says so', { account: verified, firstSignIn: 'Refuse' }, 'provider-unknown-account'],
    ['is vouched for by the domain', { isEmailVerified: false, allowedDomains: ['vloedhaven.example'] }, 'create'],
    [
      'makes none for an address that may not register',
      { registrationDomains: ['elders.example'] },
      'provider-domain-refused',
    ],
    [
      'makes one for a domain that the provider was chosen for',
      { registrationDomains: ['elders.example'], allowedDomains: ['vloedhaven.example'] },
      'create',
    ],
    [
      'links an account whose address could not register now',
      { registrationDomains: ['elders.example'], account: verified },
      'link',
    ],
    [
      'is refused from another domain',
      { allowedDomains: ['elders.example'], account: verified },
      'provider-domain-refused',
    ],
    [
      'is refused from a sub-domain',
      { email: 'a@x.vloedhaven.example', allowedDomains: ['vloedhaven.example'] },
      'provider-domain-refused',
    ],
    [
      'is refused from a look-alike',
      { email: 'a@evilvloedhaven.example', allowedDomains: ['vloedhaven.example'] },
      'provider-domain-refused',
    ],
  ])('%s', (_, changes, decision) => expect(decideFirstSignIn({ ...facts, ...changes })).toBe(decision));
});
