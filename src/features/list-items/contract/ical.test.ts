import { describe, expect, it, test } from 'vitest';
import { calendar, foldLine } from './ical.ts';

const event = {
  uid: '5f0c2a51-8a3b-4c55-9d7e-0a1b2c3d4e5f',
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
      'X-WR-TIMEZONE:Europe/Amsterdam',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Amsterdam',
      'BEGIN:DAYLIGHT',
      'DTSTART:20250330T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20251026T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:5f0c2a51-8a3b-4c55-9d7e-0a1b2c3d4e5f',
      'DTSTAMP:20261101T080000Z',
      'DTSTART;TZID=Europe/Amsterdam:20261117T200000',
      'DTEND;TZID=Europe/Amsterdam:20261117T223000',
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

  const amsterdam = (name: string, value: string) => `${name};TZID=Europe/Amsterdam:${value}`;
  it.each([
    ['a day in winter', '2026-11-16T23:00:00Z', null, ['DTSTART;VALUE=DATE:20261117']],
    ['a day that ends when it begins', '2026-11-16T23:00:00Z', '2026-11-16T23:00:00Z', ['DTSTART;VALUE=DATE:20261117']],
    [
      'a weekend in summer',
      '2026-07-03T22:00:00Z',
      '2026-07-05T21:59:00Z',
      ['DTSTART;VALUE=DATE:20260704', 'DTEND;VALUE=DATE:20260706'],
    ],
    ['a moment without an end', '2026-07-03T18:00:00Z', null, [amsterdam('DTSTART', '20260703T200000')]],
    [
      'a moment that ends when it begins',
      '2026-11-03T18:00:00Z',
      '2026-11-03T18:00:00Z',
      [amsterdam('DTSTART', '20261103T190000')],
    ],
    [
      'the night the clocks go back',
      '2026-10-24T22:30:00Z',
      '2026-10-25T03:00:00Z',
      [amsterdam('DTSTART', '20261025T003000'), amsterdam('DTEND', '20261025T040000')],
    ],
    [
      'from the first to the second of the two hours at half past two',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      [amsterdam('DTSTART', '20261025T023000'), 'DTEND:20261025T013000Z'],
    ],
    ['an age that no clock is known of', '9998-07-03T18:00:00Z', null, ['DTSTART:99980703T180000Z']],
  ])('%s', (_, start, end, expected) => {
    const text = calendar(
      'Agenda',
      [{ ...event, start: new Date(start), end: end === null ? null : new Date(end) }],
      'Europe/Amsterdam',
    );
    const own = text.slice(text.indexOf('BEGIN:VEVENT')).split('\r\n');
    expect(own.filter((line) => /^DT(START|END)/.test(line))).toEqual(expected);
    // A zone is told of where it is named, and nowhere else.
    expect(text.includes('BEGIN:VTIMEZONE')).toBe(expected.some((line) => line.includes('TZID')));
  });

  it('leaves out what is not there', () => {
    const text = calendar(
      'Agenda',
      [{ ...event, end: null, description: '', location: '', url: undefined }],
      'Europe/Amsterdam',
    );
    expect(text).not.toMatch(/DTEND|DESCRIPTION|LOCATION|^URL/m);
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
