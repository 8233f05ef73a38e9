import { expect, it } from 'vitest';
import { defaultLocale } from '#platform/contract/texts/language.ts';
import { defaultTimeZone } from '#platform/contract/time/time-zone.ts';
import { languageOf, momentOfText, pathAbove, pathOfAddress, statusOf } from './csv-values.ts';

it.each([
  ['', 'draft'],
  ['Concept', 'draft'],
  ['nee', 'draft'],
  ['Gepubliceerd', 'publish'],
  ['YES', 'publish'],
  ['1', 'publish'],
  ['misschien', undefined],
])('%s is %s', (text, status) => {
  expect(statusOf(text)).toBe(status);
});

it.each([
  ['nl', 'nl'],
  ['NL-nl', 'nl'],
  ['Engels', 'en'],
  ['English', 'en'],
  ['Frans', undefined],
  ['', undefined],
])('%s is the language %s', (text, language) => {
  expect(languageOf(text, defaultLocale.languages)).toBe(language);
});

it.each([
  ['2026-11-17', '2026-11-16T23:00:00.000Z'],
  ['17-11-2026', '2026-11-16T23:00:00.000Z'],
  ['1/7/2026 9:05', '2026-07-01T07:05:00.000Z'],
  ['2026-11-17 14:30', '2026-11-17T13:30:00.000Z'],
  ['2026-11-17T14:30:00', '2026-11-17T13:30:00.000Z'],
  ['17-11-2026 14.30 uur', '2026-11-17T13:30:00.000Z'],
  ['2026-11-17T14:30:00Z', '2026-11-17T14:30:00.000Z'],
  ['31-2-2026', undefined],
  ['17-11-2026 25:00', undefined],
  ['17-11-2026 straks', undefined],
  ['gisteren', undefined],
  ['', undefined],
])('%s is the moment %s', (text, moment) => {
  expect(momentOfText(text, defaultTimeZone)).toBe(moment);
});

it.each([
  ['https://oud.example/Over-Ons/Team/?a=1', '', '/over-ons/team'],
  ['/over-ons/team/', '', '/over-ons/team'],
  ['over-ons/team', '', '/over-ons/team'],
  ['team', '/over-ons', '/over-ons/team'],
  ['team', '/', '/team'],
  ['team', '', '/team'],
  ['/', '', '/'],
  ['', '', undefined],
  ['ftp://oud.example/x', '', undefined],
  ['javascript:alert(1)', '', undefined],
  ['twee woorden', '', undefined],
  ['https://oud.example/?p=3', '', undefined],
])('%s below %s is at %s', (text, parent, path) => {
  expect(pathOfAddress(text, parent)).toBe(path);
});

it.each([
  ['/over-ons/team', '/over-ons'],
  ['/team', ''],
  ['/', ''],
])('%s hangs below %s', (path, above) => {
  expect(pathAbove(path)).toBe(above);
});
