import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../contract/log-entry.ts';
import { LogQueue } from './log-queue.ts';

const entry = (short_message: string, change: Partial<LogEntry> = {}): LogEntry => ({
  short_message,
  level: 3,
  origin: 'https://www.vloedhaven.nl/',
  platform: 'www.vloedhaven.nl',
  user_agent: 'Mozilla/5.0',
  timestamp: 1,
  bot: false,
  ...change,
});

const messages = (entries: LogEntry[]) => entries.map((one) => one.short_message);

function filledWith(count: number, change?: Partial<LogEntry>): LogQueue {
  const queue = new LogQueue();
  for (let n = 1; n <= count; n++) queue.add(entry(`m${n}`, change));
  return queue;
}

describe('LogQueue', () => {
  it('gives the oldest first and is empty afterwards', () => {
    const queue = filledWith(3);
    expect(messages(queue.takeBatch())).toEqual(['m1', 'm2', 'm3']);
    expect(queue.isEmpty).toBe(true);
  });

  it('gives at most 50 at once', () => {
    const queue = filledWith(60);
    expect(queue.takeBatch()).toHaveLength(50);
    expect(queue.takeBatch()).toHaveLength(10);
  });

  it('keeps a post under 64 KB, in bytes', () => {
    const queue = filledWith(30, { full_message: '€'.repeat(4_000) });
    while (!queue.isEmpty) {
      const batch = queue.takeBatch();
      expect(batch.length).toBeGreaterThan(1);
      expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(64 * 1024);
    }
  });

  it('drops the oldest above 100 and counts them once', () => {
    const queue = filledWith(103);
    expect(queue.takeLost()).toBe(3);
    expect(queue.takeLost()).toBe(0);
    expect(messages(queue.takeBatch())[0]).toBe('m4');
  });

  it('holds equal entries once, with their number', () => {
    const queue = new LogQueue();
    for (let n = 0; n < 1000; n++) queue.add(entry('again', { timestamp: n }));
    queue.add(entry('again', { full_message: 'but another' }));
    expect(messages(queue.takeBatch())).toEqual(['again (×1000)', 'again']);
  });
});
