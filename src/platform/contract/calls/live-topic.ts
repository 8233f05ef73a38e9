import type { Access } from './endpoint.ts';

/**
 * Something that people look at while it changes. A feature declares it; who follows it is told that it changed, and asks
 * for it again by the call that they had it from, unless what is new came along.
 */
export interface LiveTopic {
  name: string;
  /** Who may follow it at all; what is of one person or thing is the server's decision. */
  access: Access;
  /** Of many things, each by its id: `long-work:…`. */
  isKeyed: boolean;
}

export const defineLiveTopic = (topic: LiveTopic): LiveTopic => topic;

export const topicAddress = (topic: LiveTopic, id?: string): string =>
  id === undefined ? topic.name : `${topic.name}:${id}`;

/** What a name and, behind the colon, an id look like. */
export const topicAddressPattern = /^[a-z][a-z-]{0,39}(:[\w-]{1,64})?$/;

export function splitTopicAddress(address: string): { name: string; id: string | undefined } {
  const [name = '', id] = address.split(':');
  return { name, id };
}

/** Why a channel ends. `stopping`: this server goes, so another try is worth while. */
export type LiveEnd = 'signed-out' | 'not-allowed' | 'stopping';

/**
 * `changed`: these did; `news` has, for the few topics that tell it, what is new since the message before. `missed`: anything
 * may have changed, load again.
 */
export type LiveMessage =
  | { kind: 'ready' }
  | { kind: 'changed'; topics: string[]; news?: Record<string, unknown> }
  | { kind: 'missed' }
  | { kind: 'end'; reason: LiveEnd };
