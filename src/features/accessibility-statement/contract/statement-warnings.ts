import type { StatementStatus } from './statement-status.ts';

/** What makes the status itself doubtful; readers are told. */
const doubts = [
  'a-with-findings',
  'a-with-checks',
  'without-audit',
  'audit-old',
  'b-without-findings',
  'c-old',
  'e-with-statement',
] as const;
/** What is still to be filled in or done. */
const gaps = ['planned-passed', 'not-signed', 'signed-long-ago', 'without-contact', 'without-register'] as const;
export const warningCodes = [...doubts, ...gaps] as const;
export type WarningCode = (typeof warningCodes)[number];

export interface Warning {
  code: WarningCode;
  count: number;
}

interface Stated {
  status: StatementStatus;
  auditedBy: string;
  auditedOn: string | null;
  reportUrl: string;
  contactEmail: string;
  contactPhone: string;
  signedBy: string;
  signedOn: string | null;
  registerUrl: string;
}

/** An audit counts for three years; a statement is looked at anew every year, and C is for one year alone. */
const auditYears = 3;
const statementYears = 1;

const yearsBefore = (day: string, years: number): string => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

/** Where the statement and what is known contradict each other, and what it does not say yet; days are yyyy-mm-dd. */
export function statementWarnings(
  stated: Stated,
  findings: readonly { plannedOn: string | null; solvedOn: string | null }[],
  today: string,
  /** Pages and items in which the checks find something that WCAG asks for. */
  checked = 0,
): Warning[] {
  const { status, auditedOn, signedOn } = stated;
  const open = findings.filter(({ solvedOn }) => solvedOn === null);
  const passed = open.filter(({ plannedOn }) => plannedOn !== null && plannedOn < today).length;
  const isProven = status === 'A' || status === 'B';
  const hasAudit = auditedOn !== null && stated.auditedBy !== '' && stated.reportUrl !== '';
  const isSignedLongAgo = signedOn !== null && signedOn < yearsBefore(today, statementYears);
  const holds: Record<WarningCode, boolean> = {
    'a-with-findings': status === 'A' && open.length > 0,
    'a-with-checks': status === 'A' && checked > 0,
    'without-audit': isProven && !hasAudit,
    'audit-old': isProven && hasAudit && auditedOn < yearsBefore(today, auditYears),
    'b-without-findings': status === 'B' && open.length === 0,
    'c-old': status === 'C' && isSignedLongAgo,
    'e-with-statement': status === 'E',
    'planned-passed': passed > 0,
    'not-signed': signedOn === null || stated.signedBy === '',
    'signed-long-ago': status !== 'C' && isSignedLongAgo,
    'without-contact': stated.contactEmail === '' && stated.contactPhone === '',
    'without-register': stated.registerUrl === '',
  };
  const counts: Partial<Record<WarningCode, number>> = {
    'a-with-findings': open.length,
    'a-with-checks': checked,
    'planned-passed': passed,
  };
  return warningCodes.filter((code) => holds[code]).map((code) => ({ code, count: counts[code] ?? 0 }));
}

export const isDoubt = ({ code }: Warning): boolean => (doubts as readonly WarningCode[]).includes(code);
