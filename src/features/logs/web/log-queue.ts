import type { LogEntry } from '../contract/log-entry.ts';
import { cutText, maxEntriesPerPost, maxPostBytes, textLimits } from '../contract/log-limits.ts';

const capacity = 100;
const room = maxPostBytes - 1024; // The brackets, the commas and the count behind a repeated message.
const encoder = new TextEncoder();

interface Waiting {
  entry: LogEntry;
  times: number;
}

/** Entries that wait for the next post: a bounded number, equal ones once, and the oldest gives way. */
export class LogQueue {
  #waiting: Waiting[] = [];
  #lost = 0;

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  add(entry: LogEntry): void {
    const same = this.#waiting.find((other) => isSame(other.entry, entry));
    if (same !== undefined) {
      same.times += 1;
      return;
    }
    this.#waiting.push({ entry, times: 1 });
    const oldest = this.#waiting.length > capacity ? this.#waiting.shift() : undefined;
    if (oldest !== undefined) this.#lost += oldest.times;
  }

  countLost(entries: readonly LogEntry[]): void {
    this.#lost += entries.length;
  }

  /** How many never arrived since this was last asked. */
  takeLost(): number {
    const lost = this.#lost;
    this.#lost = 0;
    return lost;
  }

  /** As many of the oldest as fit in one post. */
  takeBatch(): LogEntry[] {
    let count = 0;
    let bytes = 0;
    for (const { entry } of this.#waiting.slice(0, maxEntriesPerPost)) {
      bytes += encoder.encode(JSON.stringify(entry)).length;
      if (count > 0 && bytes > room) break;
      count += 1;
    }
    return this.#waiting.splice(0, count).map(withTimes);
  }
}

function isSame(a: LogEntry, b: LogEntry): boolean {
  return (
    a.level === b.level &&
    a.short_message === b.short_message &&
    a.full_message === b.full_message &&
    a.error?.stack === b.error?.stack
  );
}

function withTimes({ entry, times }: Waiting): LogEntry {
  if (times === 1) return entry;
  const counted = ` (×${times})`;
  const message = cutText(entry.short_message, textLimits.short_message - counted.length);
  return { ...entry, short_message: message + counted };
}
