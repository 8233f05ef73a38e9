import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LogEntries, type LogEntry } from '../contract/log-entry.ts';
import { type BrowserLog, createBrowserLog } from './browser-log.ts';

let posts: LogEntry[][];
let arrives: boolean;
let browserLog: BrowserLog;

const messages = () => posts.flat().map((entry) => entry.short_message);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_794_700_800_250 });
  window.location.href = 'https://www.vloedhaven.nl:8443/nieuws?email=secret#top';
  posts = [];
  arrives = true;
  browserLog = createBrowserLog({
    id: 'k7q3',
    post: async (_address, entries) => {
      if (arrives) posts.push([...entries]);
      return arrives;
    },
  });
});

afterEach(() => {
  browserLog.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('createBrowserLog', () => {
  it('sends an entry as the specification describes it, after 5 s', () => {
    const error = new TypeError('x is not a function');
    browserLog.log({ level: 3, shortMessage: 'AB2-CD3 - Title', fullMessage: 'What happened', error });
    vi.advanceTimersByTime(4999);
    expect(posts).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(posts).toEqual([
      [
        {
          short_message: 'k7q3 www.vloedhaven.nl AB2-CD3 - Title',
          full_message: 'What happened',
          level: 3,
          origin: 'https://www.vloedhaven.nl:8443/nieuws',
          platform: 'www.vloedhaven.nl',
          user_agent: navigator.userAgent,
          timestamp: 1_794_700_800.25,
          bot: false,
          error: { name: 'TypeError', message: 'x is not a function', stack: error.stack },
        },
      ],
    ]);
    expect(LogEntries.safeParse(posts[0]).success).toBe(true);
  });

  it('sends several in one post and nothing when there is nothing', () => {
    browserLog.log({ level: 6, shortMessage: 'one' });
    browserLog.log({ level: 6, shortMessage: 'two' });
    vi.advanceTimersByTime(60_000);
    expect(posts).toHaveLength(1);
    expect(posts[0]).toHaveLength(2);
    browserLog.flush();
    expect(posts).toHaveLength(1);
  });

  it('sends at once when the page is left', () => {
    browserLog.log({ level: 6, shortMessage: 'bye' });
    window.dispatchEvent(new Event('pagehide'));
    expect(messages()).toEqual(['k7q3 www.vloedhaven.nl bye']);
  });

  it.each([
    ['hidden', 1],
    ['visible', 0],
  ])('when the page becomes %s, %i posts go out', (state, count) => {
    browserLog.log({ level: 6, shortMessage: 'bye' });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(posts).toHaveLength(count);
  });

  it('marks bots', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; bingbot/2.0)');
    browserLog.log({ level: 6, shortMessage: 'x' });
    browserLog.flush();
    expect(posts[0]?.[0]?.bot).toBe(true);
  });

  it('does not send again what did not arrive, and says how many were lost', async () => {
    arrives = false;
    browserLog.log({ level: 6, shortMessage: 'one' });
    browserLog.log({ level: 6, shortMessage: 'two' });
    await vi.advanceTimersByTimeAsync(60_000);
    arrives = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posts).toEqual([]);
    browserLog.log({ level: 6, shortMessage: 'three' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(messages()).toEqual(['k7q3 www.vloedhaven.nl three', 'k7q3 www.vloedhaven.nl 2 log messages were lost']);
  });

  it('never throws, whatever was thrown', () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    for (const error of [circular, 'text', 7, Symbol('s'), () => 1, null, undefined, { toJSON: () => undefined }]) {
      browserLog.log({ level: 3, shortMessage: 'x', error });
    }
    browserLog.flush();
    expect(LogEntries.safeParse(posts[0]).success).toBe(true);
  });
});
