import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { AuditPage } from './audit.ts';

const moment = z.iso.datetime({ offset: true }).or(z.iso.date());

export const AuditQuery = z.object({
  /** Entries older than this one. */
  before: z.coerce.number().int().positive().optional(),
  itemCount: z.coerce.number().int().min(1).max(200).default(50),
  /** The part of an action before the dot. */
  area: z.string().max(40).optional(),
  actorId: z.string().max(100).optional(),
  subjectId: z.string().max(100).optional(),
  search: z.string().trim().max(200).default(''),
  from: moment.optional(),
  until: moment.optional(),
});
export type AuditQuery = z.output<typeof AuditQuery>;

export const readAudit = defineEndpoint({
  method: 'GET',
  path: '/api/audit',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature: 'audit',
  summary: 'Who did what to whom, when and from where; the newest first',
  query: AuditQuery,
  output: AuditPage,
});
