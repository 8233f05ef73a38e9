import { defineEndpoint } from '#platform/contract/endpoint.ts';
import { ApplicationUser } from './profile.ts';

export const readLoggedInProfile = defineEndpoint({
  method: 'GET',
  path: '/api/profiles:loggedIn',
  access: 'user',
  feature: 'profiles',
  summary: 'The application user: who is signed in, and what they may',
  output: ApplicationUser,
});
