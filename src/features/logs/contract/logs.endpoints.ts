import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { LogEntries } from './log-entry.ts';
import { maxPostBytes } from './log-limits.ts';

export const recordLogs = defineEndpoint({
  method: 'POST',
  path: '/api/logs',
  access: 'public',
  whileViewingAs: 'allowed',
  summary: 'Write what a browser logged to the server’s log',
  feature: 'logs',
  body: LogEntries,
  audits: { nothing: 'goes to the log of the server' },
  touches: [],
  output: z.undefined(),
  isReport: true,
  bodyLimit: maxPostBytes,
  // One page posts 12 times a minute at most; a town hall shares one address.
  callsPerMinute: 120,
});
