import { z } from 'zod';
import { findingKinds } from '#features/pages/contract/checks/finding.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { LocalizedText, stored } from '#platform/contract/texts/localized.ts';
import { findingSources, statementStatuses } from './statement-status.ts';
import { warningCodes } from './statement-warnings.ts';
import { isCriterion } from './wcag-criteria.ts';

const line = z.string().trim().max(200);
const day = z.iso.date();
/** Of a page, or empty. */
const webAddress = z
  .string()
  .trim()
  .max(500)
  .regex(/^(https?:\/\/[^\s/]\S*)?$/i);

export const StatementSettings = z.object({
  /** Whether the page shows what stands here, below the words of the legal text, or those words alone. */
  isShown: z.boolean().default(true),
  /** Empty for the name of the platform. */
  organisation: line.default(''),
  /** What the statement is about; without any, the site it stands on. */
  domains: z.array(line.min(1)).max(50).default([]),
  status: z.enum(statementStatuses).default('C'),
  auditedBy: line.default(''),
  auditedOn: day.nullable().default(null),
  auditMethod: line.default('WCAG-EM'),
  reportUrl: webAddress.default(''),
  contactEmail: z.union([z.literal(''), z.email().max(200)]).default(''),
  contactPhone: line.default(''),
  answerDays: z.int().min(1).max(60).default(5),
  complaintName: line.default('Nationale ombudsman'),
  complaintUrl: webAddress.default('https://www.nationaleombudsman.nl'),
  signedBy: line.default(''),
  signedAs: line.default(''),
  signedOn: day.nullable().default(null),
  registerUrl: webAddress.default(''),
});
export type StatementSettings = z.output<typeof StatementSettings>;

/** Every other language can fall back to Dutch, so Dutch must be there. */
const Words = stored(z.string().trim().max(1000)).refine(({ $lang }) => ($lang.nl ?? '') !== '', {
  params: { code: 'required' },
});

export const FindingInput = z
  .object({
    what: Words,
    place: Words,
    criteria: z.array(z.string().refine(isCriterion)).min(1).max(20),
    cause: Words,
    effect: Words,
    measure: Words,
    plannedOn: day.nullable(),
    foundOn: day,
    source: z.enum(findingSources),
    solvedOn: day.nullable(),
  })
  .refine(({ foundOn, solvedOn }) => solvedOn === null || solvedOn >= foundOn, { path: ['solvedOn'] });
export type FindingInput = z.output<typeof FindingInput>;

export const Finding = z.object({ ...FindingInput.shape, id: Guid, revision: z.int32() });
export type Finding = z.output<typeof Finding>;

export const StatementWarning = z.object({ code: z.enum(warningCodes), count: z.int() });

/** For who writes it. */
export const StatementForm = z.object({
  settings: StatementSettings,
  revision: z.int32(),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string(),
  /** What the page would say that is not so, or leaves open. */
  warnings: z.array(StatementWarning),
});
export type StatementForm = z.output<typeof StatementForm>;

export const PublicFinding = z.object({
  id: Guid,
  what: LocalizedText,
  place: LocalizedText,
  criteria: z.array(z.string()),
  cause: LocalizedText,
  effect: LocalizedText,
  measure: LocalizedText,
  plannedOn: day.nullable(),
  foundOn: day,
});
export type PublicFinding = z.output<typeof PublicFinding>;

/** What the checks of every night find by themselves: a part of what WCAG asks for. */
export const CheckedSite = z.object({
  on: day,
  subjects: z.int(),
  /** Pages and items in which nothing was found. */
  clean: z.int(),
  /** In hundredths; none of an empty site. */
  score: z.int().nullable(),
  kinds: z.array(z.object({ kind: z.enum(findingKinds), criteria: z.array(z.string()), subjects: z.int() })),
});
export type CheckedSite = z.output<typeof CheckedSite>;

/** As readers get it. */
export const AccessibilityStatement = StatementSettings.omit({ isShown: true }).extend({
  changedOn: day.nullable(),
  /** Why the status may not be true; told to readers beside it. */
  doubts: z.array(StatementWarning),
  /** What does not comply now. */
  findings: z.array(PublicFinding),
  /** Null before everything was looked at for the first time. */
  checked: CheckedSite.nullable(),
});
export type AccessibilityStatement = z.output<typeof AccessibilityStatement>;
