import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import type { LogEntry } from '../contract/log-entry.ts';
import type { LogLevel } from '../contract/log-level.ts';
import { recordBrowserLogs } from './logs.service.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const entry = (change: Partial<LogEntry> = {}): LogEntry => ({
  short_message: 'k7q3 www.vloedhaven.nl AB2-CD3 - Bewaren van de pagina is niet gelukt',
  level: 3,
  origin: 'https://www.vloedhaven.nl/nieuws',
  platform: 'www.vloedhaven.nl',
  user_agent: firefox,
  timestamp: 1_794_700_800,
  bot: false,
  ...change,
});

/** A real pino, so that the lines are what an operator would read. */
function recordedLines(entries: LogEntry[], userAgent = firefox) {
  let written = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  const log = pino({ level: 'trace' }, stream).child({ platform: 'vloedhaven' });
  recordBrowserLogs(anonymousViewer, { userAgent, log }, entries);
  return written
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('recordBrowserLogs', () => {
  it.each<[LogLevel, string]>([
    [0, 'fatal'],
    [1, 'fatal'],
    [2, 'fatal'],
    [3, 'error'],
    [4, 'warn'],
    [5, 'info'],
    [6, 'info'],
    [7, 'debug'],
  ])('writes level %i as %s', (level, label) => {
    const [line] = recordedLines([entry({ level })]);
    expect(pino.levels.labels[line.level]).toBe(label);
  });

  it('writes no address that opens something', () => {
    const url = 'https://www.vloedhaven.nl/en/login/mail/geheim';
    const error = { name: 'Error', message: `no ${url}`, stack: `at ${url}` };
    const lines = recordedLines([entry({ origin: url, short_message: url, full_message: url, error })]);
    expect(JSON.stringify(lines)).not.toContain('geheim');
    expect(lines[0].browser.origin).toBe('https://www.vloedhaven.nl/en/login/mail/…');
  });

  it('writes one line for each entry', () => {
    const lines = recordedLines([entry({ short_message: 'a' }), entry({ short_message: 'b' })]);
    expect(lines.map((line) => line.msg)).toEqual(['a', 'b']);
  });

  it.each([
    ['a bot that says it is none', googlebot, false, true],
    ['a browser that says it is a bot', firefox, true, false],
  ])('trusts the request about %s', (_, userAgent, claimed, bot) => {
    const [line] = recordedLines([entry({ bot: claimed })], userAgent);
    expect(line.browser).toMatchObject({ bot, userAgent });
  });

  it('knows the platform from the request and keeps the host as what it was said to be', () => {
    const [line] = recordedLines([entry({ platform: 'elsewhere.example' })]);
    expect(line).toMatchObject({ platform: 'vloedhaven', browser: { host: 'elsewhere.example' } });
  });

  it('leaves no control characters in anything a stranger wrote', () => {
    const nasty = 'a\n{"level":60}\u001b[2J\u202E';
    const lines = recordedLines(
      [
        entry({
          short_message: nasty,
          full_message: nasty,
          origin: nasty,
          platform: nasty,
          error: { name: nasty, message: nasty, stack: nasty },
        }),
      ],
      nasty,
    );
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines[0])).not.toMatch(/\\n|\\u001b|\u202E/);
  });

  it('cannot be made to overwrite the logger’s own fields', () => {
    const [line] = recordedLines([{ ...entry(), msg: 'forged', time: 1 } as LogEntry]);
    expect(line.msg).not.toBe('forged');
    expect(line.time).not.toBe(1);
  });
});
