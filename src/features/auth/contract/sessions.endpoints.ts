import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { sessionAudit } from './auth.audit.ts';
import { Device } from './device.ts';

const feature = 'auth';

export const OpenSession = z.object({
  id: z.string(),
  device: Device,
  /** The place of use, as far as anyone can know it. */
  ipAddress: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'user',
  feature,
  summary: 'Where I am signed in, the one that asks first',
  output: z.array(OpenSession),
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  access: 'user',
  feature,
  summary: 'End one session of mine',
  params: z.object({ id: z.string().min(1).max(100) }),
  audits: [sessionAudit.endedBy],
  touches: [],
  output: z.void(),
});

export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sessions:end-others',
  access: 'user',
  feature,
  summary: 'End every session of mine but the one that asks',
  audits: [sessionAudit.endedBy],
  touches: [],
  output: z.object({ count: z.number().int() }),
});
