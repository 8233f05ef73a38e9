import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogMessage } from './browser-log.ts';
import { logUncaughtErrors } from './uncaught-errors.ts';

let logged: LogMessage[];
let stop: () => void;

beforeEach(() => {
  logged = [];
  stop = logUncaughtErrors((message) => logged.push(message));
});
afterEach(() => stop());

const failed = (message: string, filename: string, error?: unknown) =>
  window.dispatchEvent(new ErrorEvent('error', { message, filename, lineno: 3, colno: 9, error }));

const rejected = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

const violated = (blockedURI: string, sourceFile = 'https://www.vloedhaven.nl/assets/app.js') =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      blockedURI,
      effectiveDirective: 'script-src-elem',
      sourceFile,
      lineNumber: 1,
      columnNumber: 2,
    }),
  );

describe('logUncaughtErrors', () => {
  it('logs an error nobody caught', () => {
    const error = new Error('boom');
    failed('Uncaught Error: boom', 'https://www.vloedhaven.nl/assets/app.js', error);
    expect(logged).toEqual([
      {
        level: 3,
        shortMessage: 'Uncaught Error: boom',
        fullMessage: 'https://www.vloedhaven.nl/assets/app.js:3:9',
        error,
      },
    ]);
  });

  it.each([
    [new Error('late'), 'Unhandled rejection: late'],
    ['a string', 'Unhandled rejection: a string'],
    [undefined, 'Unhandled rejection: undefined'],
  ])('logs a rejected promise: %s', (reason, shortMessage) => {
    rejected(reason);
    expect(logged).toMatchObject([{ level: 3, shortMessage }]);
  });

  it('logs what the policy stopped as a warning, without the query', () => {
    violated('https://tracker.example/pixel?visitor=12');
    expect(logged).toMatchObject([
      { level: 4, shortMessage: 'Content security policy: script-src-elem stopped https://tracker.example/pixel' },
    ]);
  });

  it.each([
    ['an extension’s error', () => failed('x', 'chrome-extension://abc/inject.js')],
    ['an extension’s script being stopped', () => violated('moz-extension://abc/inject.js')],
    ['a resize observer', () => failed('ResizeObserver loop completed with undelivered notifications.', '')],
    ['the log itself being stopped', () => violated('https://www.vloedhaven.nl/api/logs')],
  ])('says nothing about %s', (_, happen) => {
    happen();
    expect(logged).toEqual([]);
  });

  it('ends when asked', () => {
    stop();
    failed('boom', 'app.js');
    expect(logged).toEqual([]);
  });
});
