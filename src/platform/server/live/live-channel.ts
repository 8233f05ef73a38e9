import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import type { LiveEnd, LiveMessage } from '#platform/contract/calls/live-topic.ts';
import { everyTag } from '../cache/cache-bus.ts';

/** One followed thing: its address, and the tags that mean that it changed. */
export interface Followed {
  address: string;
  tags: readonly Tag[];
}

/** What is told along with a change, and how far whoever hears it has been told then. */
export interface LiveNews {
  upTo: number;
  /** Without it they ask for themselves. */
  told?: unknown;
}

export interface LiveChannelOptions {
  platformId: string;
  personId: string;
  followed: readonly Followed[];
  /** What means that somebody's rights may have changed. */
  rightsTag: Tag;
  /** As things are now: undefined while they may follow all of it. */
  refusal(addresses: readonly string[]): Promise<LiveEnd | undefined>;
  /** What is new at an address since it was told so far; undefined where only that it changed is told, or not to them. */
  newsOf(address: string, after: number | undefined): Promise<LiveNews | undefined>;
  lastId(): string;
  onClose(): void;
  /** Changes since an earlier channel broke off; undefined when that is not known. */
  missed?: readonly Tag[] | 'unknown';
}

/** Nothing happened for a while: it keeps proxies from closing the connection, and finds out who has gone. */
export type ChannelMessage = (LiveMessage | { kind: 'beat' }) & { id: string };

const beatMilliseconds = 20_000;
/** Work that changes many things in a row is told of a few times a second, not a thousand. */
const pauseBetweenChanges = 250;

/**
 * What one browser is to be told, in order, however slowly it reads: changes are collected by topic, so a channel that
 * nobody empties holds one line for each. Of each message it is asked whether they may still have it, and of all that they
 * follow when rights may have changed.
 */
export class LiveChannel implements AsyncIterableIterator<ChannelMessage> {
  readonly platformId: string;
  readonly personId: string;
  readonly #options: LiveChannelOptions;
  #followed: readonly Followed[];
  readonly #changed = new Set<string>();
  /** By address, how far it was told. */
  readonly #toldUpTo = new Map<string, number>();
  #isReadyTold = false;
  #isMissed = false;
  #areRightsDue = false;
  #ending: LiveEnd | undefined;
  #isDone = false;
  #pauseUntil = 0;
  #wake: (() => void) | undefined;

  constructor(options: LiveChannelOptions) {
    this.#options = options;
    this.platformId = options.platformId;
    this.personId = options.personId;
    this.#followed = options.followed;
    if (options.missed === 'unknown') this.#isMissed = true;
    else if (options.missed !== undefined) this.note(options.missed);
  }

  /** Instead of what was followed so far; that it is ready is told again. */
  follow(followed: readonly Followed[]): void {
    this.#followed = followed;
    this.#changed.clear();
    this.#toldUpTo.clear();
    this.#isReadyTold = false;
    this.#wake?.();
  }

  note(tags: readonly Tag[]): void {
    const known = this.#changed.size;
    if (tags.includes(everyTag)) this.#isMissed = true;
    if (this.#isMissed || tags.includes(this.#options.rightsTag)) this.#areRightsDue = true;
    for (const { address, tags: own } of this.#followed) {
      if (own.some((tag) => tags.includes(tag))) this.#changed.add(address);
    }
    // Every change of a platform comes by here, and most are not about what is followed.
    if (this.#areRightsDue || this.#changed.size > known) this.#wake?.();
  }

  end(reason: LiveEnd): void {
    this.#ending ??= reason;
    this.#wake?.();
  }

  async next(): Promise<IteratorResult<ChannelMessage>> {
    if (this.#isDone) return this.#over();
    await this.#untilNews();
    if (this.#isDone) return this.#over();
    const id = this.#options.lastId();
    const addresses = this.#areRightsDue ? this.#addresses() : undefined;
    this.#areRightsDue = false;
    const message = this.#take();
    const isChange = message.kind === 'changed';
    // Together, so that what both have to know is asked once. What is new is not told to who may not hear that it is.
    const [refusal, news] = await Promise.all([
      this.#ending ?? this.#refusal(addresses ?? (isChange ? message.topics : this.#addresses())),
      isChange ? this.#newsOf(message.topics) : undefined,
    ]);
    this.#ending ??= refusal;
    if (this.#isDone) return this.#over();
    if (this.#ending !== undefined) {
      const reason = this.#ending;
      this.#close();
      return { done: false, value: { kind: 'end', reason, id } };
    }
    return { done: false, value: { ...message, ...(news && { news }), id } };
  }

  async return(): Promise<IteratorResult<ChannelMessage>> {
    this.#close();
    return this.#over();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #take(): LiveMessage | { kind: 'beat' } {
    if (!this.#isReadyTold) {
      this.#isReadyTold = true;
      return { kind: 'ready' };
    }
    if (this.#isMissed) {
      this.#isMissed = false;
      this.#changed.clear();
      return { kind: 'missed' };
    }
    if (this.#changed.size === 0) return { kind: 'beat' };
    const topics = [...this.#changed];
    this.#changed.clear();
    this.#pauseUntil = performance.now() + pauseBetweenChanges;
    return { kind: 'changed', topics };
  }

  async #newsOf(topics: readonly string[]): Promise<Record<string, unknown> | undefined> {
    const news: [string, unknown][] = [];
    for (const address of topics) {
      const after = this.#toldUpTo.get(address);
      // Who is not told what is new asks for it, and hears then what is the matter.
      const one = await this.#options.newsOf(address, after).catch(() => undefined);
      if (one === undefined) this.#toldUpTo.delete(address);
      else this.#toldUpTo.set(address, one.upTo);
      if (one?.told !== undefined) news.push([address, one.told]);
    }
    return news.length === 0 ? undefined : Object.fromEntries(news);
  }

  /** Until there is something to say, or it is time for a beat. */
  async #untilNews(): Promise<void> {
    const beatAt = performance.now() + beatMilliseconds;
    while (!this.#isUrgent()) {
      const wait = (this.#changed.size > 0 ? this.#pauseUntil : beatAt) - performance.now();
      if (wait <= 0) return;
      await this.#wokenOrAfter(wait);
    }
  }

  #isUrgent(): boolean {
    const isOver = this.#isDone || this.#ending !== undefined;
    return isOver || !this.#isReadyTold || this.#isMissed || this.#areRightsDue;
  }

  /** A question that the database does not answer is not a yes. */
  async #refusal(addresses: readonly string[]): Promise<LiveEnd | undefined> {
    return this.#options.refusal(addresses).catch(() => 'stopping' as const);
  }

  #addresses(): string[] {
    return this.#followed.map(({ address }) => address);
  }

  #wokenOrAfter(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    this.#wake = resolve;
    return promise.finally(() => {
      clearTimeout(timer);
      this.#wake = undefined;
    });
  }

  #close(): void {
    if (this.#isDone) return;
    this.#isDone = true;
    this.#options.onClose();
    this.#wake?.();
  }

  #over(): IteratorResult<ChannelMessage> {
    return { done: true, value: undefined };
  }
}
