import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import { addUses, type Use } from './redirect-use.repository.ts';

interface CountingParts {
  platform: Platform;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
}

/** A write for each would cost more than the redirect; so many addresses are written before that. */
const writeAfter = 10_000;
const mostWaiting = 500;

/** How often addresses that lead elsewhere are asked for: added up here, and written now and then. */
export function createRedirectCounting({ platform, clock, log }: CountingParts) {
  let waiting = new Map<string, Use>();
  let timer: NodeJS.Timeout | undefined;

  const add = (path: string, { hits, lastUsedAt }: Use): void => {
    const known = waiting.get(path);
    if (known === undefined) waiting.set(path, { hits, lastUsedAt });
    else {
      known.hits += hits;
      if (lastUsedAt > known.lastUsedAt) known.lastUsedAt = lastUsedAt;
    }
  };

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const uses = waiting;
    waiting = new Map();
    try {
      await addUses(platform.db, uses);
    } catch (error) {
      // For the next time, unless there are too many to wait for it. Nobody's request fails by it.
      if (uses.size + waiting.size <= mostWaiting) for (const [path, use] of uses) add(path, use);
      log.warn({ err: error, platform: platform.key }, 'uses of redirects were not counted');
    }
  }

  return {
    /** Nothing is kept of who asked. An admin who views the site as someone else is trying something out. */
    followed(viewer: Viewer, from: string): void {
      if (viewer.viewingAs !== undefined) return;
      add(from, { hits: 1, lastUsedAt: clock.now() });
      if (waiting.size >= mostWaiting) void write();
      else timer ??= setTimeout(() => void write(), writeAfter).unref();
    },

    /** What was counted so far is in the database: for who reads the list, and before the process ends. */
    writeUses: write,
  };
}
