import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { createLogger } from '#platform/server/logger.ts';
import { catchUncaught } from '../uncaught-errors.ts';

/** Run by a test as a process of its own: lets one error go uncaught, and says what came of it. */
catchUncaught({
  log: createLogger('silent'),
  count: (kind) => console.log(`counted ${kind}`),
  stop: () => {
    console.log('stopped');
    process.exit(1);
  },
});

const causes: Record<string, () => void> = {
  // Nobody listens to its errors.
  connection: () => void net.connect(1, '127.0.0.1'),
  rejection: () => void Promise.reject(new Error('nobody waits for this')),
  unknown: () => {
    throw new TypeError('in the middle of something');
  },
};
const [what = ''] = process.argv.slice(2);
setImmediate(() => causes[what]?.());
await setTimeout(200);
console.log('went on');
