import { z } from 'zod';
import { stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { auditAudit } from './audit.audit.ts';
import { AuditPage } from './audit.ts';

const moment = z.iso.datetime({ offset: true }).or(z.iso.date());

export const AuditFilter = z.object({
  /** The part of an action before the dot. */
  area: z.string().max(40).optional(),
  actorId: z.string().max(100).optional(),
  subjectId: z.string().max(100).optional(),
  search: z.string().trim().max(200).default(''),
  from: moment.optional(),
  until: moment.optional(),
});
export type AuditFilter = z.output<typeof AuditFilter>;

export const AuditQuery = AuditFilter.extend({
  /** Entries older than this one. */
  before: z.coerce.number().int().positive().optional(),
  itemCount: z.coerce.number().int().min(1).max(200).default(50),
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

export const exportAudit = defineEndpoint({
  method: 'GET',
  path: '/api/audit:export',
  access: 'admin',
  feature: 'audit',
  summary: 'The entries of a filter as a file for a spreadsheet, of any length; the newest first',
  query: AuditFilter.extend({ language: Language.default('nl') }),
  audits: [auditAudit.exported],
  touches: [],
  output: stream('text/csv; charset=utf-8'),
});
