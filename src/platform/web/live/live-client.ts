import { backOff } from './back-off.ts';

/** With what is new, where that is told along; without it, it has to be asked for. */
type OnChange = (news?: unknown) => void;

interface Heard {
  topics?: string[];
  news?: Record<string, unknown>;
  reason?: string;
}

const address = '/api/live';
/** Without a channel it is asked for instead. */
export const pollMilliseconds = 10_000;
/** A tab that nobody looks at gives its connection back. */
export const hiddenMilliseconds = 60_000;

/**
 * One channel for all that this page follows: opened with the first follower and closed with the last. While it is away,
 * what is followed is loaded again every now and then, and once more when it is back and may have missed something.
 */
export class LiveClient {
  readonly #followers = new Map<string, Set<OnChange>>();
  #source: EventSource | undefined;
  #isOpen = false;
  /** Of the last message, so that the next channel goes on from there. */
  #lastId: string | undefined;
  #failures = 0;
  #isRefused = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #poll: ReturnType<typeof setInterval> | undefined;
  #hide: ReturnType<typeof setTimeout> | undefined;

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Until what it returns is called. */
  follow(topic: string, onChange: OnChange): () => void {
    const own = this.#followers.get(topic) ?? new Set();
    if (this.#followers.size === 0) this.#begin();
    this.#followers.set(topic, own.add(onChange));
    if (own.size === 1) this.#openAnew();
    return () => {
      own.delete(onChange);
      if (own.size > 0 || this.#followers.get(topic) !== own) return;
      this.#followers.delete(topic);
      if (this.#followers.size === 0) this.#finish();
      else this.#openAnew();
    };
  }

  #begin(): void {
    document.addEventListener('visibilitychange', this.#onVisibility);
    this.#poll = setInterval(() => {
      if (!this.#isOpen && !document.hidden) this.#tellAll();
    }, pollMilliseconds);
  }

  #finish(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility);
    clearInterval(this.#poll);
    clearTimeout(this.#hide);
    this.#close();
    this.#lastId = undefined;
    this.#isRefused = false;
  }

  readonly #onVisibility = () => {
    clearTimeout(this.#hide);
    if (document.hidden) this.#hide = setTimeout(() => this.#close(), hiddenMilliseconds);
    else if (this.#source === undefined) this.#openAnew();
  };

  /** A moment later, because a screen that comes and one that goes both change what is followed. */
  #openAnew(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), 0);
  }

  #open(): void {
    this.#close();
    if (this.#followers.size === 0 || this.#isRefused || document.hidden || typeof EventSource === 'undefined') return;
    const query = new URLSearchParams({ topics: [...this.#followers.keys()].join(',') });
    if (this.#lastId !== undefined) query.set('after', this.#lastId);
    const isFirst = this.#lastId === undefined;
    const source = new EventSource(`${address}?${query}`);
    this.#source = source;
    const on = (kind: string, act: (data: Heard) => void) =>
      source.addEventListener(kind, (event: MessageEvent<string>) => {
        this.#lastId = event.lastEventId;
        act(JSON.parse(event.data));
      });
    on('ready', () => {
      this.#isOpen = true;
      this.#failures = 0;
      // What is on the screen was loaded before anyone listened.
      if (isFirst) this.#tellAll();
    });
    on('changed', ({ topics = [], news }) => this.#tell(topics, news));
    on('missed', () => this.#tellAll());
    on('end', ({ reason }) => {
      this.#isRefused = reason !== 'stopping';
      this.#tryLater();
    });
    source.addEventListener('error', () => this.#tryLater());
  }

  #tryLater(): void {
    this.#close();
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#open(), backOff(this.#failures));
  }

  #close(): void {
    clearTimeout(this.#retry);
    this.#source?.close();
    this.#source = undefined;
    this.#isOpen = false;
  }

  #tellAll(): void {
    this.#tell([...this.#followers.keys()]);
  }

  #tell(topics: readonly string[], news: Record<string, unknown> = {}): void {
    for (const topic of topics) for (const onChange of this.#followers.get(topic) ?? []) onChange(news[topic]);
  }
}

/** Of this page. */
export const liveClient = new LiveClient();
