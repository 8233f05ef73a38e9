import { expect, test } from 'vitest';
import { type LetterContent, type LetterFrame, renderLetter } from './letter-mail.ts';

const guid = '7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d1a';
const item = {
  guid,
  title: 'De Zuiderdijk wordt hoger',
  description: 'Vanaf maart.',
  date: '2026-11-17T09:00:00.000Z',
  isEvent: false,
  path: '/nieuws/zuiderdijk',
  image: { guid, alt: 'Een molen' },
  look: 'big' as const,
  dateText: '17 november 2026',
};
const content: LetterContent = {
  title: 'Nieuwsbrief november',
  heading: 'Vloedhaven deze maand',
  introduction: 'De dijk gaat omhoog.\n\nEn de markt\nverhuist.',
  subject: 'De dijk omhoog',
  items: [item, { ...item, look: 'row', title: 'Weekmarkt', image: null }],
};
const frame: LetterFrame = {
  language: 'nl',
  platformName: 'Gemeente Vloedhaven',
  primaryColor: '#07506b',
  origin: 'https://vloedhaven.example',
  logo: null,
  words: { readOnSite: 'Lees alles op de site', stop: 'Stop met deze nieuwsbrief' },
};
const reader = { why: 'U meldde zich aan op 3 maart.', unsubscribeUrl: 'https://vloedhaven.example/newsletter/stop/x' };

test('the words are in both halves, and lead to the site', () => {
  const { subject, text, html } = renderLetter(content, frame, reader);
  expect(subject).toBe('De dijk omhoog');
  for (const part of ['Vloedhaven deze maand', 'De dijk gaat omhoog.', 'Weekmarkt', '17 november 2026', reader.why]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toContain('https://vloedhaven.example/nieuws/zuiderdijk');
  const mark = 'utm_source=newsletter';
  expect(html).toContain(`href="https://vloedhaven.example/nieuws/zuiderdijk?${mark}"`);
  expect(html).toContain(`href="https://vloedhaven.example/?${mark}"`);
});

test('nobody is counted: every address is the same for every reader but the one to stop', () => {
  const other = {
    why: 'U meldde zich aan op 4 april.',
    unsubscribeUrl: 'https://vloedhaven.example/newsletter/stop/y',
  };
  const addresses = (html: string) => [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, url]) => url);
  const [one, two] = [reader, other].map((who) => addresses(renderLetter(content, frame, who).html));
  expect(one?.filter((url) => !two?.includes(url))).toEqual([reader.unsubscribeUrl]);
});

test('what somebody wrote stays words', () => {
  const hostile = '<script>alert(1)</script>"\r\nBcc: all@example.org';
  const { subject, html } = renderLetter(
    { ...content, subject: hostile, heading: hostile, introduction: hostile, items: [{ ...item, title: hostile }] },
    frame,
    reader,
  );
  expect(html).not.toContain('<script>');
  expect(subject).not.toMatch(/[\r\n]/);
});

test.each([
  ['both', true, true],
  ['light', false, false],
  ['dark', false, true],
] as const)('colours: %s', (scheme, asks, isDark) => {
  const { html } = renderLetter(content, frame, reader, scheme);
  expect(html.includes('prefers-color-scheme')).toBe(asks);
  expect(html.includes('#1d2327')).toBe(isDark);
});

test('a letter without a heading, pictures or words is still one', () => {
  const { html, text } = renderLetter(
    { ...content, title: ' ', heading: '', introduction: '', items: [] },
    frame,
    reader,
  );
  expect(html).not.toContain('<h1');
  expect(text.startsWith('Gemeente Vloedhaven')).toBe(true);
});
