import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { FormsService } from '#features/forms/server/forms.service.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import { createOrganisingService } from '#features/sign-ups/server/organising.service.ts';
import { createSignUpEvents } from '#features/sign-ups/server/sign-up-events.ts';
import { createSignUpMails } from '#features/sign-ups/server/sign-up-mails.ts';
import { createSignUpPlaces } from '#features/sign-ups/server/sign-up-places.service.ts';
import { createSignUpsService } from '#features/sign-ups/server/sign-ups.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';

interface SignUpParts {
  platform: Platform;
  clock: Clock;
  audit: AuditService;
  mail: MailService;
  items: ListItemsService;
  forms: FormsService;
  liveForms: LiveFormsService;
  /** Submissions are made after this: they tell it what begins and ends. */
  receiptPath(submissionGuid: string): string | Promise<string>;
}

/** Signing up for events, by forms. */
export function createSignUpServices(parts: SignUpParts) {
  const events = createSignUpEvents(parts);
  const told = { ...parts, events, mails: createSignUpMails({ ...parts, events }) };
  const places = createSignUpPlaces(told);
  return {
    sentFor: places.sentFor,
    signUps: createSignUpsService({ ...parts, places, events }),
    organising: createOrganisingService(told),
  };
}
