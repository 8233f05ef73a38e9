import type { LogEntry } from '../contract/log-entry.ts';

/** True when the post is on its way. It never throws: a log that cannot be sent must not become an error of its own. */
export async function postLogs(address: string, entries: readonly LogEntry[]): Promise<boolean> {
  try {
    const body = new Blob([JSON.stringify(entries)], { type: 'application/json' });
    // A beacon outlives the page; it is refused when too much is waiting already.
    if (typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(address, body)) return true;
    const answer = await fetch(address, {
      method: 'POST',
      body,
      keepalive: true,
      headers: { 'content-type': body.type },
    });
    return answer.ok;
  } catch {
    return false;
  }
}
