import type { AuditService } from '#features/audit/server/audit.service.ts';
import { scoreOf } from '#features/content-findings/contract/content-rules.ts';
import type { ContentFindingsService } from '#features/content-findings/server/content-findings.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { resolveLanguage } from '#platform/contract/texts/localized.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { accessibilityFindingAudit, accessibilityStatementAudit } from '../contract/accessibility-statement.audit.ts';
import { accessibilityStatementTag } from '../contract/accessibility-statement.tags.ts';
import {
  type AccessibilityStatement,
  type CheckedSite,
  type Finding,
  type FindingInput,
  type StatementForm,
  StatementSettings,
} from '../contract/accessibility-statement.ts';
import { criteriaOfCheck } from '../contract/criteria-of-checks.ts';
import { isDoubt, statementWarnings } from '../contract/statement-warnings.ts';
import { findStatement, findUserName, updateStatement } from './accessibility-statement.repository.ts';
import { findFinding, insertFinding, listFindingRows, removeFinding, updateFinding } from './findings.repository.ts';

interface AccessibilityStatementParts {
  platform: Platform;
  settings: Pick<SettingsService, 'all'>;
  audit: Pick<AuditService, 'record'>;
  clock: Clock;
  contentFindings: Pick<ContentFindingsService, 'checked'>;
}

export type AccessibilityStatementService = ReturnType<typeof createAccessibilityStatementService>;

/** Alone writes what the statement says: its settings, and the findings below it. */
export function createAccessibilityStatementService(parts: AccessibilityStatementParts) {
  const { platform, audit, clock } = parts;

  async function checkedSite(timeZone: TimeZone): Promise<CheckedSite | null> {
    const found = await parts.contentFindings.checked();
    if (found === undefined) return null;
    const { lookedAt, subjects, accessible: clean, kinds } = found;
    return {
      on: calendarDay(lookedAt, timeZone),
      subjects,
      clean,
      score: scoreOf({ subjects, clean }),
      kinds: kinds.map((one) => ({ ...one, criteria: [...criteriaOfCheck(one.kind)] })),
    };
  }

  async function known() {
    const { timeZone } = await platform.locale();
    const row = await findStatement(platform.db);
    const settings = StatementSettings.parse(row.settings);
    const findings = await listFindingRows(platform.db);
    const checked = await checkedSite(timeZone);
    const missed = checked === null ? 0 : checked.subjects - checked.clean;
    const warnings = statementWarnings(settings, findings, calendarDay(clock.now(), timeZone), missed);
    return { row, settings, findings, checked, warnings, timeZone };
  }

  async function form(): Promise<StatementForm> {
    const { row, settings, warnings } = await known();
    const { revision, updated_at: updatedAt, updated_by: updatedBy } = row;
    return { settings, revision, updatedAt: updatedAt?.toISOString() ?? null, updatedBy, warnings };
  }

  const organisationOf = async ({ organisation }: StatementSettings): Promise<string> =>
    organisation || (await parts.settings.all()).platformName;

  return {
    /** Nothing where the legal text is the whole statement. */
    async read(language: Language): Promise<{ statement: AccessibilityStatement | null }> {
      const { row, settings, findings, checked, warnings, timeZone } = await known();
      const { isShown, ...shown } = settings;
      if (!isShown) return { statement: null };
      const open = findings.filter(({ solvedOn }) => solvedOn === null);
      return {
        statement: {
          ...shown,
          organisation: await organisationOf(settings),
          changedOn: row.updated_at && calendarDay(row.updated_at, timeZone),
          doubts: warnings.filter(isDoubt),
          findings: resolveLanguage(open, language, defaultLanguage),
          checked,
        },
      };
    },

    readForm(viewer: Viewer): Promise<StatementForm> {
      requireAdmin(viewer);
      return form();
    },

    async saveSettings(by: Actor, seen: number, settings: StatementSettings): Promise<StatementForm> {
      requireAdmin(by.viewer);
      const name = await organisationOf(settings);
      await platform.transaction(async (trx, touch) => {
        const before = StatementSettings.parse((await findStatement(trx)).settings);
        const signed = by.viewer.kind === 'user' && by.viewer.id ? await findUserName(trx, by.viewer.id) : '';
        if (!(await updateStatement(trx, seen, settings, { at: clock.now(), name: signed })))
          throw conflict('accessibility-statement-changed');
        await audit.record(trx, by, {
          action: accessibilityStatementAudit.changed,
          subject: { kind: 'accessibility-statement', id: 'accessibility-statement', name },
          details: changesOf(before, settings),
        });
        touch(accessibilityStatementTag);
      });
      return form();
    },

    listFindings(viewer: Viewer): Promise<Finding[]> {
      requireAdmin(viewer);
      return listFindingRows(platform.db);
    },

    async addFinding(by: Actor, input: FindingInput): Promise<Finding> {
      requireAdmin(by.viewer);
      return platform.transaction(async (trx, touch) => {
        const made = await insertFinding(trx, input);
        await audit.record(trx, by, { action: accessibilityFindingAudit.added, ...noteOf(made) });
        touch(accessibilityStatementTag);
        return made;
      });
    },

    async changeFinding(by: Actor, id: string, seen: number, input: FindingInput): Promise<Finding> {
      requireAdmin(by.viewer);
      return platform.transaction(async (trx, touch) => {
        const changed = await updateFinding(trx, id, seen, input);
        if (changed === undefined)
          throw (await findFinding(trx, id)) === undefined ? notFound() : conflict('accessibility-finding-changed');
        await audit.record(trx, by, { action: accessibilityFindingAudit.changed, ...noteOf(changed) });
        touch(accessibilityStatementTag);
        return changed;
      });
    },

    async deleteFinding(by: Actor, id: string): Promise<void> {
      requireAdmin(by.viewer);
      await platform.transaction(async (trx, touch) => {
        const removed = await removeFinding(trx, id);
        if (removed === undefined) throw notFound();
        await audit.record(trx, by, { action: accessibilityFindingAudit.deleted, ...noteOf(removed) });
        touch(accessibilityStatementTag);
      });
    },

    /** Whether a status is too old depends on the day: what is kept of yesterday is made again. */
    forgetYesterday: (): Promise<void> => platform.transaction(async (_trx, touch) => touch(accessibilityStatementTag)),
  };
}

const noteOf = ({ id, what, criteria, solvedOn }: Finding) => ({
  subject: { kind: 'accessibility-finding', id, name: what.$lang[defaultLanguage] ?? '' },
  details: { criteria, solvedOn },
});

/** Only what is another now, as it was and as it is. */
function changesOf(before: StatementSettings, after: StatementSettings) {
  const names = (Object.keys(after) as (keyof StatementSettings)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (settings: StatementSettings) => Object.fromEntries(names.map((name) => [name, settings[name]]));
  return { before: only(before), after: only(after) };
}
