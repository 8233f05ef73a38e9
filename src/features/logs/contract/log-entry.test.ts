import { describe, expect, it } from 'vitest';
import { LogEntries, LogEntry } from './log-entry.ts';

const entry = {
  short_message: 'k7q3 www.vloedhaven.nl something',
  level: 3,
  origin: 'https://www.vloedhaven.nl/nieuws',
  platform: 'www.vloedhaven.nl',
  user_agent: 'Mozilla/5.0',
  timestamp: 1_794_700_800.25,
  bot: false,
};

describe('LogEntry', () => {
  it('takes an entry without the optional parts', () => {
    expect(LogEntry.parse(entry)).toEqual(entry);
  });

  it('cuts long texts instead of refusing them', () => {
    const parsed = LogEntry.parse({
      ...entry,
      full_message: 'x'.repeat(90_000),
      error: { name: 'Error', message: 'm', stack: 's'.repeat(90_000) },
    });
    expect(parsed.full_message).toHaveLength(4_000);
    expect(parsed.error?.stack).toHaveLength(4_000);
  });

  it('drops what it does not know', () => {
    expect(LogEntry.parse({ ...entry, time: 0, msg: 'forged' })).toEqual(entry);
  });

  it.each([
    ['a level above 7', { level: 8 }],
    ['a level below 0', { level: -1 }],
    ['a broken level', { level: 3.5 }],
    ['no message', { short_message: undefined }],
    ['a timestamp before 1970', { timestamp: -1 }],
    ['a timestamp that is no number', { timestamp: '2026-11-15' }],
    ['no bot flag', { bot: undefined }],
  ])('refuses %s', (_, change) => {
    expect(LogEntry.safeParse({ ...entry, ...change }).success).toBe(false);
  });
});

describe('LogEntries', () => {
  it.each([
    [0, false],
    [1, true],
    [50, true],
    [51, false],
  ])('%i entries in a post: %s', (count, allowed) => {
    expect(LogEntries.safeParse(Array.from({ length: count }, () => entry)).success).toBe(allowed);
  });
});
