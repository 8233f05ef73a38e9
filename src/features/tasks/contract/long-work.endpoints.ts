import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { LongWork } from './long-work.ts';

export const readLongWork = defineEndpoint({
  method: 'GET',
  path: '/api/longwork/{id}',
  access: 'user',
  feature: 'tasks',
  summary: 'How far long work is, for who asked for it and for admins',
  params: z.object({ id: Guid }),
  output: LongWork.extend({ result: z.unknown().optional() }),
});
