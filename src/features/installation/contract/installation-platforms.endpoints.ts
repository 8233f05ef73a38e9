import { z } from 'zod';
import { isHostName, platformKeyPattern } from '#features/platforms/contract/platform-name.ts';
import { platformStandings } from '#features/platforms/contract/platform-standing.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { platformAudit } from './installation.audit.ts';

const feature = 'installation';
const PlatformKey = z.string().regex(platformKeyPattern);
const HostNames = z.array(z.string().trim().max(260).refine(isHostName)).max(50);
const params = z.object({ key: PlatformKey });

export const NewPlatform = z.object({ key: PlatformKey, hosts: HostNames });
export type NewPlatform = z.infer<typeof NewPlatform>;

export const addPlatform = defineEndpoint({
  method: 'POST',
  path: '/api/installation/platforms',
  access: 'staff',
  feature,
  summary: 'Make a platform; the link makes its first administrator, once',
  body: NewPlatform,
  audits: [platformAudit.added],
  touches: [],
  output: z.object({ setupLink: z.string().nullable() }),
});

export const setPlatformHosts = defineEndpoint({
  method: 'PUT',
  path: '/api/installation/platforms/{key}/hosts',
  access: 'staff',
  feature,
  summary: 'Which host names lead to a platform, besides those that it gave itself',
  params,
  body: z.object({ hosts: HostNames }),
  audits: [platformAudit.hostsChanged],
  touches: [],
  output: z.undefined(),
});

export const setPlatformStanding = defineEndpoint({
  method: 'PUT',
  path: '/api/installation/platforms/{key}/standing',
  access: 'staff',
  feature,
  summary: 'Suspend a platform, let it answer again, or have it removed after thirty days',
  params,
  body: z.object({ standing: z.enum(platformStandings) }),
  audits: [platformAudit.suspended, platformAudit.resumed, platformAudit.leaving],
  touches: [],
  output: z.undefined(),
});
