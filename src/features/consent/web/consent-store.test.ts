import { afterEach, expect, test } from 'vitest';
import { consentCookie, consentTo, noConsent, writeConsent } from '../contract/consent.ts';
import { createConsentStore } from './consent-store.ts';

const setCookie = (value: string, seconds = 60) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself does
  document.cookie = `${consentCookie}=${value}; path=/; max-age=${seconds}`;
};

afterEach(() => setCookie('', 0));

test('nobody chose: required only, and no cookie', () => {
  expect(createConsentStore(document).getSnapshot()).toEqual({ consent: noConsent, state: 'absent' });
  expect(document.cookie).not.toContain(consentCookie);
});

test('a choice is told, kept in the cookie and found again', () => {
  const store = createConsentStore(document);
  let told = 0;
  const stop = store.subscribe(() => {
    told += 1;
  });
  store.choose(['analytical']);
  stop();
  store.choose(['analytical', 'tracking']);
  expect(told).toBe(1);
  const { consent, state } = createConsentStore(document).getSnapshot();
  expect(state).toBe('set');
  expect(consent.accepted).toEqual(['required', 'analytical', 'tracking']);
  expect(Date.parse(consent.date ?? '')).not.toBeNaN();
});

test('an unreadable cookie is removed and counts as no choice (§4)', () => {
  setCookie('%7Bkapot');
  expect(document.cookie).toContain(consentCookie);
  expect(createConsentStore(document).getSnapshot()).toEqual({ consent: noConsent, state: 'absent' });
  expect(document.cookie).not.toContain(consentCookie);
});

test('what an earlier visit chose holds', () => {
  const consent = consentTo(['functional'], new Date('2026-01-02T03:04:05Z'));
  setCookie(writeConsent(consent));
  expect(createConsentStore(document).getSnapshot()).toEqual({ consent, state: 'set' });
});
