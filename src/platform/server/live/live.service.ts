import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { badInput, notAllowed } from '#platform/contract/calls/errors.ts';
import { type LiveEnd, type LiveTopic, splitTopicAddress } from '#platform/contract/calls/live-topic.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Client } from '../http/route.ts';
import type { Platform } from '../platform.ts';
import type { Followed, LiveChannel, LiveNews } from './live-channel.ts';
import type { LiveHub } from './live-hub.ts';

/** A declared topic, and what the server knows of it. */
export interface LiveTopicRule {
  topic: LiveTopic;
  /** What, when it is touched, means that it changed. */
  tagOf(id: string): Tag | readonly Tag[];
  /** Where not everyone with access may follow each of them. */
  mayFollow?(viewer: Viewer, id: string): Promise<boolean>;
  /** What is new since someone was told so far. It asks by itself what they may see of it. */
  newsOf?(viewer: Viewer, id: string, after: number | undefined): Promise<LiveNews | undefined>;
}

interface LiveParts {
  platform: Pick<Platform, 'id'>;
  hub: LiveHub;
  topics: readonly LiveTopicRule[];
  rightsTag: Tag;
  /** Who a client is now, which may be somebody else than a moment ago, or nobody. */
  viewerOf(client: Client): Promise<Viewer>;
}

export type LiveService = ReturnType<typeof createLiveService>;

/** Tells browsers that something they look at changed. */
export function createLiveService({ platform, hub, topics, rightsTag, viewerOf }: LiveParts) {
  const byName = new Map(topics.map((rule) => [rule.topic.name, rule]));

  function followedOf(addresses: readonly string[]): Followed[] {
    return addresses.map((address, index) => {
      const { name, id } = splitTopicAddress(address);
      const rule = byName.get(name);
      if (rule === undefined || rule.topic.isKeyed !== (id !== undefined)) {
        throw badInput([{ path: `query.topics.${index}`, code: 'unknown-topic', message: address }]);
      }
      return { address, tags: [rule.tagOf(id ?? '')].flat() };
    });
  }

  async function mayFollow(viewer: Viewer, address: string): Promise<boolean> {
    const { name, id } = splitTopicAddress(address);
    const rule = byName.get(name);
    if (rule === undefined || !decide(viewer, 'enter', { kind: 'area', access: rule.topic.access }).allowed)
      return false;
    return rule.mayFollow === undefined || rule.mayFollow(viewer, id ?? '');
  }

  async function mayFollowAll(viewer: Viewer, addresses: readonly string[]): Promise<boolean> {
    const answers = await Promise.all(addresses.map((address) => mayFollow(viewer, address)));
    return answers.every(Boolean);
  }

  return {
    async open(
      { viewer, client }: { viewer: Viewer; client: Client },
      addresses: readonly string[],
      lastId: string | undefined,
    ): Promise<LiveChannel> {
      const followed = followedOf(addresses);
      if (!(await mayFollowAll(viewer, addresses))) throw notAllowed();
      const personId = viewer.id ?? '';
      const refusal = async (now: readonly string[]): Promise<LiveEnd | undefined> => {
        const current = await viewerOf(client);
        if (current.id !== viewer.id) return 'signed-out';
        return (await mayFollowAll(current, now)) ? undefined : 'not-allowed';
      };
      const newsOf = async (address: string, after: number | undefined): Promise<LiveNews | undefined> => {
        const { name, id } = splitTopicAddress(address);
        return byName.get(name)?.newsOf?.(await viewerOf(client), id ?? '', after);
      };
      const missed = lastId === undefined ? undefined : (hub.since(platform.id, lastId) ?? ('unknown' as const));
      const known = missed === undefined ? {} : { missed };
      return hub.open({ platformId: platform.id, personId, followed, rightsTag, refusal, newsOf, ...known });
    },

    followedOf,
  };
}
