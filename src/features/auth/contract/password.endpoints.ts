import { z } from 'zod';
import { NewPassword } from '#features/users/contract/password.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { passwordAudit, signInAudit } from './auth.audit.ts';

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'user',
  feature: 'auth',
  summary: 'Another password for my account; the old one is asked for, and every other session and trusted device ends',
  body: z.object({
    currentPassword: z.string().min(1).max(1000),
    newPassword: NewPassword,
  }),
  audits: [passwordAudit.changed, signInAudit.locked],
  touches: [],
  output: z.object({ endedSessions: z.number().int() }),
  bodyLimit: 16 * 1024,
  callsPerMinute: 20,
});
