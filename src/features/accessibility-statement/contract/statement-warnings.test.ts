import { expect, test } from 'vitest';
import { isDoubt, statementWarnings, warningCodes } from './statement-warnings.ts';

const today = '2026-11-16';
const whole = {
  status: 'B' as const,
  auditedBy: 'Bureau Helder',
  auditedOn: '2026-03-01',
  reportUrl: 'https://example.org/rapport',
  contactEmail: 'toegankelijk@example.org',
  contactPhone: '',
  signedBy: 'Gemeentesecretaris',
  signedOn: '2026-04-01',
  registerUrl: 'https://example.org/register',
};
const open = { plannedOn: '2027-01-01', solvedOn: null };
const solved = { plannedOn: '2026-01-01', solvedOn: '2026-02-01' };

test.each<
  [string, Partial<Omit<typeof whole, 'status'>> & { status?: 'A' | 'B' | 'C' | 'D' | 'E' }, object[], string[]]
>([
  ['B with an audit and an open finding', {}, [open, solved], []],
  ['A with all solved', { status: 'A' }, [solved], []],
  ['A with an open finding', { status: 'A' }, [open, solved], ['a-with-findings']],
  ['A without a report', { status: 'A', reportUrl: '' }, [], ['without-audit']],
  ['B that nobody audited', { auditedBy: '' }, [open], ['without-audit']],
  ['B without a day of the audit', { auditedOn: null } as object, [open], ['without-audit']],
  ['an audit of three years ago to the day', { auditedOn: '2023-11-16' }, [open], []],
  ['an audit of a day longer', { auditedOn: '2023-11-15' }, [open], ['audit-old']],
  ['B with nothing open', {}, [solved], ['b-without-findings']],
  ['C of a year ago to the day', { status: 'C', auditedBy: '', signedOn: '2025-11-16' }, [], []],
  ['C of a day longer', { status: 'C', signedOn: '2025-11-15' }, [], ['c-old']],
  ['D of long ago', { status: 'D', signedOn: '2020-01-01' }, [open], ['signed-long-ago']],
  ['E, where a statement is shown', { status: 'E' }, [], ['e-with-statement']],
  ['a finding that should have been solved', {}, [{ plannedOn: '2026-11-15', solvedOn: null }], ['planned-passed']],
  ['a finding that is due today', {}, [{ plannedOn: today, solvedOn: null }], []],
  ['a finding without a plan', {}, [{ plannedOn: null, solvedOn: null }], []],
  ['nobody who signed', { signedBy: '' }, [open], ['not-signed']],
  ['no day of signing', { signedOn: null } as object, [open], ['not-signed']],
  ['no way to reach us', { contactEmail: '' }, [open], ['without-contact']],
  ['only a telephone', { contactEmail: '', contactPhone: '0118' }, [open], []],
  ['no place in the register', { registerUrl: '' }, [open], ['without-register']],
])('%s', (_, changes, findings, expected) => {
  const warnings = statementWarnings({ ...whole, ...changes }, findings as (typeof open)[], today);
  expect(warnings.map(({ code }) => code)).toEqual(expected);
});

test('doubts that all complies while the checks find something, and nothing else for it', () => {
  expect(statementWarnings({ ...whole, status: 'A' }, [solved], today, 3)).toEqual([
    { code: 'a-with-checks', count: 3 },
  ]);
  expect(statementWarnings(whole, [open], today, 3)).toEqual([]);
});

test('counts what it warns of, and tells doubt of the status from what is still to be done', () => {
  expect(statementWarnings({ ...whole, status: 'A', registerUrl: '' }, [open, open], today)).toEqual([
    { code: 'a-with-findings', count: 2 },
    { code: 'without-register', count: 0 },
  ]);
  expect(warningCodes.filter((code) => isDoubt({ code, count: 0 }))).toEqual([
    'a-with-findings',
    'a-with-checks',
    'without-audit',
    'audit-old',
    'b-without-findings',
    'c-old',
    'e-with-statement',
  ]);
});
