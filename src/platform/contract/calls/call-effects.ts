import type { AuditAction } from './audit-action.ts';
import type { TouchedTag } from './cache-tag.ts';

/** What a call may write down about itself, or why it writes nothing down. */
export type DeclaredAudits = readonly AuditAction[] | { nothing: string };

/**
 * What a call, or a job, does besides its answer. What happens and is not declared fails the test that made it happen;
 * what is declared and never happens in any test fails the whole run (docs/decisions/0032).
 */
export interface DeclaredEffects {
  audits: DeclaredAudits;
  /** What kept answers it may make wrong. */
  touches: readonly TouchedTag[];
}

export const listedAudits = (audits: DeclaredAudits | undefined): readonly AuditAction[] =>
  audits === undefined || 'nothing' in audits ? [] : audits;
