import { z } from 'zod';
import { registrationModes } from '#features/registration/contract/registration-mode.ts';
import { defineEndpoint } from '#platform/contract/endpoint.ts';

const feature = 'auth';

export const SignInWays = z.object({
  providers: z.array(z.object({ key: z.string(), label: z.string() })),
  registration: z.enum(registrationModes),
});
export type SignInWays = z.infer<typeof SignInWays>;

export const readSignInWays = defineEndpoint({
  method: 'GET',
  path: '/api/auth/sign-in/ways',
  access: 'public',
  feature,
  summary: 'What the sign-in screen offers besides a password',
  output: SignInWays,
  cached: true,
});
