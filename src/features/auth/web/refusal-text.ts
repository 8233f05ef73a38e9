import * as shared from '#platform/web/forms/refusal-text.ts';
import type { Translate } from '#platform/web/i18n/i18n.ts';

const knownCodes = [
  'invalid-credentials',
  'too-many-requests',
  'bad-input',
  'email-taken',
  'setup-closed',
  'weak-password',
  'wrong-code',
  'second-step-over',
  'provider-refused',
  'provider-cancelled',
  'provider-unknown-account',
  'provider-domain-refused',
  'provider-unreachable',
  'provider-sign-out-unsure',
];

/** A form that came back without any script (auth-forms.routes.ts). */
export const refusalTextOfAddress = (search: URLSearchParams, t: Translate): string | undefined =>
  shared.refusalTextOfAddress(search, t, knownCodes);
