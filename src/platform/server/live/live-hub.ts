import { randomUUID } from 'node:crypto';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { tooMany, unavailable } from '#platform/contract/calls/errors.ts';
import { everyTag } from '../cache/cache-bus.ts';
import { LiveChannel, type LiveChannelOptions } from './live-channel.ts';

interface Change {
  number: number;
  platformId: string;
  tags: readonly Tag[];
}

/** Beyond these a browser asks by itself again and again, which also works. */
export const mostChannels = { perPerson: 12, inAll: 2000 };
const changesRemembered = 1000;
const retrySeconds = 30;

/** The channels of this process, told of each change that the cache bus or a write here tells of. */
export class LiveHub {
  readonly #channels = new Set<LiveChannel>();
  /** Part of the id of each message: of another process, or from before a start, nothing is known. */
  readonly #id = randomUUID().slice(0, 8);
  #changes: Change[] = [];
  #number = 0;
  #isClosed = false;

  get size(): number {
    return this.#channels.size;
  }

  /** The id of what was told last. */
  get lastId(): string {
    return `${this.#id}-${this.#number}`;
  }

  open(options: Omit<LiveChannelOptions, 'lastId' | 'onClose'>): LiveChannel {
    if (this.#isClosed) throw unavailable();
    const own = [...this.#channels].filter(({ personId }) => personId === options.personId);
    if (this.#channels.size >= mostChannels.inAll || own.length >= mostChannels.perPerson) throw tooMany(retrySeconds);
    const channel = new LiveChannel({
      ...options,
      lastId: () => this.lastId,
      onClose: () => this.#channels.delete(channel),
    });
    this.#channels.add(channel);
    return channel;
  }

  changed(platformId: string, tags: readonly Tag[]): void {
    if (this.#isClosed) return;
    this.#number += 1;
    this.#changes.push({ number: this.#number, platformId, tags });
    if (this.#changes.length > changesRemembered) this.#changes = this.#changes.slice(-changesRemembered / 2);
    for (const channel of this.#channels) if (channel.platformId === platformId) channel.note(tags);
  }

  /** What changed on a platform since a message; undefined when that is not known any more. */
  since(platformId: string, lastId: string): Tag[] | undefined {
    const [process, digits = ''] = lastId.split('-');
    const number = Number(digits);
    if (process !== this.#id || !Number.isSafeInteger(number) || number > this.#number) return undefined;
    const oldest = this.#changes[0]?.number ?? this.#number + 1;
    if (number + 1 < oldest) return undefined;
    const later = this.#changes.filter((change) => change.number > number && change.platformId === platformId);
    const tags = later.flatMap((change) => change.tags);
    return tags.includes(everyTag) ? undefined : tags;
  }

  /** Everyone is told to go, so that a server that stops need not wait for who only listens. */
  close(): void {
    this.#isClosed = true;
    for (const channel of this.#channels) channel.end('stopping');
  }
}
