import type { Heartbeat } from './cache/cache-bus.ts';

/** The time, as something that a test can hold still. */
export interface Clock {
  now(): Date;
}

/** Of the beats heard last, the quickest says most exactly what the clock of the database says. */
const beatsCompared = 10;

/**
 * The clock of the database, which all processes share: an item that one of them publishes now must not lie in the
 * future of another. Between beats our own clock runs on; it never goes back.
 */
export class DatabaseClock implements Clock {
  #offsets: { offset: number; roundTrip: number }[] = [];
  #offset = 0;
  #latest = 0;

  now(): Date {
    this.#latest = Math.max(this.#latest, Date.now() + this.#offset);
    return new Date(this.#latest);
  }

  /** In milliseconds, how far our own clock is before it; undefined while it was never heard. */
  get ahead(): number | undefined {
    return this.#offsets.length === 0 ? undefined : -this.#offset;
  }

  noteHeartbeat({ databaseTime, askedAt, heardAt }: Heartbeat): void {
    const roundTrip = heardAt - askedAt;
    this.#offsets = [{ offset: databaseTime - (askedAt + heardAt) / 2, roundTrip }, ...this.#offsets].slice(
      0,
      beatsCompared,
    );
    const quickest = this.#offsets.reduce((best, one) => (one.roundTrip < best.roundTrip ? one : best));
    this.#offset = quickest.offset;
    // A clock that was set back by hand is followed, not waited for.
    if (this.#latest - (Date.now() + this.#offset) > 1000) this.#latest = 0;
  }
}
