/** §3: `required` always; the others only after a choice. */
export const askedCategories = ['analytical', 'tracking', 'functional'] as const;
export type AskedCategory = (typeof askedCategories)[number];
export type ConsentCategory = 'required' | AskedCategory;

export interface Consent {
  accepted: ConsentCategory[];
  /** When the choice was made, as an ISO moment; absent while nobody chose. */
  date?: string | undefined;
}

export const consentCookie = 'plein.consent';

/** Half a year; then the question may be put again. */
export const consentSeconds = 182 * 24 * 60 * 60;

/** §4: consent defaults to required only. */
export const noConsent: Consent = { accepted: ['required'] };

/** In one order and each once, so that the same choice is always the same document. */
export const consentTo = (categories: readonly ConsentCategory[], now: Date): Consent => ({
  accepted: ['required', ...askedCategories.filter((category) => categories.includes(category))],
  date: now.toISOString(),
});

export const writeConsent = (consent: Consent): string => encodeURIComponent(JSON.stringify(consent));

export interface ReadConsent {
  consent: Consent;
  /** `unreadable`: the caller removes the cookie (§4, §8). */
  state: 'absent' | 'set' | 'unreadable';
}

/** Reads it from all the cookies of a page or a request, as `name=value; name=value`. */
export function readConsent(cookies: string): ReadConsent {
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${consentCookie}=`));
  if (pair === undefined) return { consent: noConsent, state: 'absent' };
  const consent = parseConsent(pair.slice(consentCookie.length + 1));
  return consent === undefined ? { consent: noConsent, state: 'unreadable' } : { consent, state: 'set' };
}

function parseConsent(encoded: string): Consent | undefined {
  try {
    const document: unknown = JSON.parse(decodeURIComponent(encoded));
    const { accepted, date } = document as Record<string, unknown>;
    if (!Array.isArray(accepted) || typeof date !== 'string' || Number.isNaN(Date.parse(date))) return undefined;
    return accepted.every(isCategory) ? consentTo(accepted, new Date(date)) : undefined;
  } catch {
    return undefined;
  }
}

const isCategory = (value: unknown): value is ConsentCategory =>
  value === 'required' || (askedCategories as readonly unknown[]).includes(value);
