import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { accessibilityFindingAudit, accessibilityStatementAudit } from './accessibility-statement.audit.ts';
import { accessibilityStatementTag } from './accessibility-statement.tags.ts';
import {
  AccessibilityStatement,
  Finding,
  FindingInput,
  StatementForm,
  StatementSettings,
} from './accessibility-statement.ts';

const feature = 'accessibility-statement';
const one = z.object({ id: Guid });
/** Of what the caller has seen. */
const revision = z.int32();
const touches = [accessibilityStatementTag];

export const readAccessibilityStatement = defineEndpoint({
  method: 'GET',
  path: '/api/accessibilitystatement',
  access: 'public',
  feature,
  summary: 'The accessibility statement as readers get it; null where the legal text is the whole of it',
  query: z.object({ language: Language.default('nl') }),
  output: z.object({ statement: AccessibilityStatement.nullable() }),
  cached: true,
});

export const readStatementForm = defineEndpoint({
  method: 'GET',
  path: '/api/accessibilitystatement/settings',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What the statement says besides its findings, and where it contradicts what is known',
  output: StatementForm,
});

export const saveStatementSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/accessibilitystatement/settings',
  access: 'admin',
  feature,
  summary: 'Change what the statement says besides its findings',
  body: z.object({ settings: StatementSettings, revision }),
  audits: [accessibilityStatementAudit.changed],
  touches,
  output: StatementForm,
});

export const listFindings = defineEndpoint({
  method: 'GET',
  path: '/api/accessibilitystatement/findings',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What does not comply or did not, the open ones first',
  output: z.array(Finding),
});

export const addFinding = defineEndpoint({
  method: 'POST',
  path: '/api/accessibilitystatement/findings',
  access: 'admin',
  feature,
  summary: 'Add a finding: of an audit, a test of one’s own, a report, or a check by a program',
  body: FindingInput,
  audits: [accessibilityFindingAudit.added],
  touches,
  output: Finding,
});

export const changeFinding = defineEndpoint({
  method: 'PUT',
  path: '/api/accessibilitystatement/findings/{id}',
  access: 'admin',
  feature,
  summary: 'Change a finding, or say when it was solved',
  params: one,
  body: z.object({ finding: FindingInput, revision }),
  audits: [accessibilityFindingAudit.changed],
  touches,
  output: Finding,
});

export const deleteFinding = defineEndpoint({
  method: 'DELETE',
  path: '/api/accessibilitystatement/findings/{id}',
  access: 'admin',
  feature,
  summary: 'Delete a finding that never was one; what is solved stays, with its day',
  params: one,
  audits: [accessibilityFindingAudit.deleted],
  touches,
  output: z.undefined(),
});
