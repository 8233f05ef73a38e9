import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { ControlDb } from '#platform/server/database/database.ts';
import { ChangedPlatforms } from './changed-platforms.ts';
import { type KeptFigures, listFigures, type PlatformFigures, saveFigures } from './platform-figures.repository.ts';

/** Whoever looks waits for the counting of so many that changed, and sees the others as they were counted last. */
export const mostAtOnce = 6;
const usuallyLookEvery = 10_000;
/** Counting takes so small a part of the time: a platform is counted, and then nothing for so many times as long. */
const restFor = 10;

interface FiguresParts {
  control: ControlDb;
  clock: Clock;
  platformIds(): readonly string[];
  /** Undefined where it is not there any more, or its server is away. */
  measure(platformId: string): Promise<PlatformFigures | undefined>;
  /** Of all processes one counts while nobody looks. */
  isFirst(): Promise<boolean>;
  /** In milliseconds: how often it is looked whether something changed. */
  lookEvery?: number;
  /** In milliseconds: when it is looked first. */
  firstLookAfter?: number;
  onError(error: unknown): undefined;
}

/**
 * What every platform holds, in one row each (docs/decisions/0166): asking hundreds of schemas, each planned anew, takes
 * seconds. Only what changed since is counted again: the newest changes when somebody looks, all others one after the other.
 */
export class FiguresOfPlatforms {
  readonly #parts: FiguresParts;
  readonly #changed: ChangedPlatforms;
  readonly #measuring = new Map<string, Promise<KeptFigures | undefined>>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #pass: Promise<void> = Promise.resolve();
  #wake: (() => void) | undefined;

  constructor(parts: FiguresParts) {
    this.#parts = parts;
    this.#changed = new ChangedPlatforms(parts.clock);
  }

  hear(platformId: string, tags: readonly Tag[]): void {
    this.#changed.hear(platformId, tags);
  }

  /** By platform; one that was never counted yet is not among them. */
  async read(): Promise<Map<string, KeptFigures>> {
    const { known, due } = await this.#look();
    const changedAt = (id: string) => (known.has(id) ? this.#changed.changedAt(id) : Number.POSITIVE_INFINITY);
    const newest = due.toSorted((one, other) => changedAt(other) - changedAt(one) || 0);
    for (const id of newest.slice(0, mostAtOnce)) {
      const figures = await this.#measureOnce(id);
      if (figures !== undefined) known.set(id, figures);
    }
    return known;
  }

  /** From now on, until it closes: what changed is counted also while nobody looks. */
  begin(): void {
    const { lookEvery = usuallyLookEvery, firstLookAfter = lookEvery, onError } = this.#parts;
    const later = (milliseconds: number) => {
      if (this.#isClosed) return;
      this.#timer = setTimeout(() => {
        this.#pass = this.#countChanged()
          .catch(onError)
          .finally(() => later(lookEvery));
      }, milliseconds).unref();
    };
    later(firstLookAfter);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#wake?.();
    await this.#pass;
  }

  async #look(): Promise<{ known: Map<string, KeptFigures>; due: string[] }> {
    const ids = this.#parts.platformIds();
    const known = await listFigures(this.#parts.control);
    const due = ids.filter((id) => {
      const figures = known.get(id);
      return figures === undefined || this.#changed.isChanged(id, figures.measuredAt);
    });
    return { known, due };
  }

  async #countChanged(): Promise<void> {
    const { known, due } = await this.#look();
    if (due.length === 0 || !(await this.#parts.isFirst())) return;
    const there = new Set(this.#parts.platformIds());
    this.#changed.forget((id) => there.has(id));
    const oldest = (id: string) => known.get(id)?.measuredAt.getTime() ?? 0;
    for (const id of due.toSorted((one, other) => oldest(one) - oldest(other))) {
      if (this.#isClosed) return;
      const begun = performance.now();
      await this.#measureOnce(id);
      await this.#rest((performance.now() - begun) * restFor);
    }
  }

  #rest(milliseconds: number): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref();
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Two who look at the same moment count once. */
  #measureOnce(id: string): Promise<KeptFigures | undefined> {
    const under = this.#measuring.get(id);
    if (under !== undefined) return under;
    const measuring = this.#measure(id).finally(() => this.#measuring.delete(id));
    this.#measuring.set(id, measuring);
    return measuring;
  }

  async #measure(id: string): Promise<KeptFigures | undefined> {
    const { clock, control, measure, onError } = this.#parts;
    const measuredAt = clock.now();
    const done = this.#changed.beginMeasuring(id);
    const figures = await measure(id).then((found) => found && { ...found, measuredAt }, onError);
    if (!figures) return undefined;
    // Where nothing can be written who looks sees it all the same.
    await saveFigures(control, id, figures).then(done, onError);
    return figures;
  }
}
