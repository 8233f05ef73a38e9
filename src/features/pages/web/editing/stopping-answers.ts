import type { Saving } from './editor-session.ts';

export type Stopped = Extract<Saving, { kind: 'stopped' }>;

/** What trying again will not help against. */
export const stopping: Partial<Record<number, Stopped['reason']>> = {
  401: 'signed-out',
  403: 'not-allowed',
  404: 'gone',
  410: 'gone',
};
