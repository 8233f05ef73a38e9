import { executionAsyncResource } from 'node:async_hooks';

/**
 * One task of `process.nextTick`, held as long as the process lives. V8 forgets the shape of objects of which none is
 * alive when it collects, which it does while the server is loaded, and never makes those tasks quickly again once it
 * did: five times as slow, and every answer needs some (docs/decisions/0069). So before anything else is loaded.
 */
export const held = {};

process.nextTick(() => {
  held.task = executionAsyncResource();
});
