import { expect, test } from 'vitest';
import { auditActions } from './audit-action.ts';
import { listedAudits } from './call-effects.ts';

const actions = auditActions({ created: 'role.created', deleted: 'role.deleted' });

test.each([
  ['nothing declared', undefined, []],
  ['nothing, and why', { nothing: 'reads only' }, []],
  ['none', [], []],
  ['two', [actions.created, actions.deleted], ['role.created', 'role.deleted']],
])('%s', (_, audits, expected) => {
  expect(listedAudits(audits)).toEqual(expected);
});
