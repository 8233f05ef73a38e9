import { describe, expect, it, test } from 'vitest';
import { calendar, foldLine } from './ical.ts';

const event = {
  uid: '5f0c2a51@vloedhaven.example',
  start: new Date('2026-11-17T19:00:00Z'),
  end: new Date('2026-11-17T21:30:00Z'),
  changedAt: new Date('2026-11-01T08:00:00.123Z'),
  title: 'Avond over de dijk; komt u ook, buren?',
  description: 'Regel een\nRegel twee \\ drie',
  location: 'Havenkantoor, Kade 1',
  url: 'https://vloedhaven.example/agenda/i/k3n8p2qwxz/avond',
};

describe('a calendar', () => {
  const lines = calendar('Agenda', [event], 'Europe/Amsterdam').split('\r\n');

  it('says what RFC 5545 asks for, in its order', () => {
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Plein//Agenda//NL',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Agenda',
      'BEGIN:VEVENT',
      'UID:5f0c2a51@vloedhaven.example',
      'DTSTAMP:20261101T080000Z',
      'DTSTART:20261117T190000Z',
      'DTEND:20261117T213000Z',
      'SUMMARY:Avond over de dijk\\; komt u ook\\, buren?',
      'DESCRIPTION:Regel een\\nRegel twee \\\\ drie',
      'LOCATION:Havenkantoor\\, Kade 1',
      'URL:https://vloedhaven.example/agenda/i/k3n8p2qwxz/avond',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('cannot be made to say more than one meant', () => {
    const text = calendar('Agenda', [{ ...event, title: 'a\r\nEND:VEVENT\rATTACH:x\u0007' }], 'Europe/Amsterdam');
    expect(text).toContain('SUMMARY:a\\nEND:VEVENT\\nATTACH:x\r\n');
    expect(text.match(/^END:VEVENT/gm)).toHaveLength(1);
  });

  it.each([
    ['a day in winter', '2026-11-16T23:00:00Z', null, ['DTSTART;VALUE=DATE:20261117', 'DTEND;VALUE=DATE:20261118']],
    [
      'a weekend in summer',
      '2026-07-03T22:00:00Z',
      '2026-07-05T21:59:00Z',
      ['DTSTART;VALUE=DATE:20260704', 'DTEND;VALUE=DATE:20260706'],
    ],
    [
      'the night the clocks go back',
      '2026-10-24T22:30:00Z',
      '2026-10-25T03:00:00Z',
      ['DTSTART:20261024T223000Z', 'DTEND:20261025T030000Z'],
    ],
  ])('%s', (_, start, end, expected) => {
    const text = calendar(
      'Agenda',
      [{ ...event, start: new Date(start), end: end === null ? null : new Date(end) }],
      'Europe/Amsterdam',
    );
    expect(text.split('\r\n').filter((line) => /^DT(START|END)/.test(line))).toEqual(expected);
  });

  it('leaves out what is not there', () => {
    const text = calendar(
      'Agenda',
      [{ ...event, end: null, description: '', location: '', url: undefined }],
      'Europe/Amsterdam',
    );
    expect(text).not.toMatch(/DTEND|DESCRIPTION|LOCATION|URL/);
  });
});

test.each([
  ['a'.repeat(75), ['a'.repeat(75)]],
  ['a'.repeat(76), ['a'.repeat(75), ' a']],
  ['a'.repeat(200), ['a'.repeat(75), ` ${'a'.repeat(74)}`, ` ${'a'.repeat(51)}`]],
  // two octets each, and never half of one
  ['ë'.repeat(38), ['ë'.repeat(37), ' ë']],
  ['😀'.repeat(19), ['😀'.repeat(18), ' 😀']],
])('folds %#', (line, expected) => {
  expect(foldLine(line).split('\r\n')).toEqual(expected);
});
