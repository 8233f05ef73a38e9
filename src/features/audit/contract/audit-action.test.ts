import { describe, expect, it } from 'vitest';
import en from '../messages/en.admin.json' with { type: 'json' };
import nl from '../messages/nl.admin.json' with { type: 'json' };
import { auditActions, auditAreas } from './audit-action.ts';

const wordsIn = (branch: object, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], branch);

describe.each([
  ['nl', nl.audit],
  ['en', en.audit],
])('the words of the audit log in %s', (_, texts) => {
  it.each(auditActions)('name the action %s', (action) => {
    expect(wordsIn(texts.actions, action)).toEqual(expect.any(String));
  });

  it.each(auditAreas)('name the kind %s', (area) => {
    expect(wordsIn(texts.areas, area)).toEqual(expect.any(String));
  });
});
