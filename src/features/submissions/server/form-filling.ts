import type { Answers } from '#features/forms/contract/check-answers.ts';
import { type CheckedAnswers, checkAnswers } from '#features/forms/contract/check-answers.ts';
import type { FormSettings } from '#features/forms/contract/form.ts';
import {
  acceptsSubmissions,
  type FormAvailability,
  formAvailability,
} from '#features/forms/contract/form-availability.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';
import { fieldKinds } from '#field-kinds/kit/server/field-kinds.ts';
import { questionKinds } from '#field-kinds/kit/server/question-kinds.ts';
import { conflict } from '#platform/contract/calls/errors.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';

/** A form as it can be filled in: its newest version, and what holds for every version. */
export interface LiveForm {
  guid: string;
  version: number;
  document: FormDocument;
  settings: FormSettings;
}

export const book = { named: questionKinds.named, check: fieldKinds.check };

export const readAnswers = (document: FormDocument, posted: PostedFields, timeZone: TimeZone): CheckedAnswers =>
  checkAnswers(document, posted, { book, timeZone });

export const availabilityOf = ({ settings }: LiveForm, now: Date): FormAvailability => formAvailability(settings, now);

/** Whoever began while it was open may send a little later. */
export function isOpenTo(form: LiveForm, began: Date, now: Date): boolean {
  if (acceptsSubmissions(availabilityOf(form, now))) return true;
  const { closeDate, graceMinutes, state } = form.settings;
  const last = closeDate === null || state !== 'Custom' ? 0 : Date.parse(closeDate) + graceMinutes * 60_000;
  const wasOpen = acceptsSubmissions(availabilityOf(form, began));
  return wasOpen && now.getTime() <= last;
}

export function requireOpen(form: LiveForm, began: Date, now: Date): void {
  if (!isOpenTo(form, began, now)) throw conflict('form-closed');
}

/** When who may just still send it began at the latest. */
export const lastBeginning = ({ settings }: LiveForm, now: Date): Date =>
  new Date(now.getTime() - settings.graceMinutes * 60_000);

/** The kernel's word: what they send counts once their address is proven (`Verify`). */
export const mustProve = (viewer: Viewer, { settings: { visibility, roleIds } }: LiveForm): boolean =>
  decide(viewer, 'add', { kind: 'addition', addPermission: visibility, addRoles: roleIds }).rule === 'verify-later';

/** ML-2026-. */
export const referenceHead = (prefix: string, year: number): string =>
  [prefix, year, ''].filter((part, index) => part !== '' || index > 0).join('-');

/** ML-2026-0419; the statement that keeps what is sent writes the number the same way. */
export const referenceOf = (prefix: string, year: number, number: number): string =>
  `${referenceHead(prefix, year)}${String(number).padStart(4, '0')}`;

/** The address that a confirmation goes to, when the form asks for one. */
export function senderEmailOf({ settings: { confirmationField } }: LiveForm, answers: Answers): string | null {
  const given = confirmationField === '' ? undefined : answers[confirmationField];
  return typeof given === 'string' ? given : null;
}
