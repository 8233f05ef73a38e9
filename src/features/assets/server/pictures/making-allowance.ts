import { tooMany } from '#platform/contract/calls/errors.ts';

interface AllowanceOptions {
  perMinute: number;
  now?: () => number;
}

const minute = 60_000;
/** More clients than this within a minute share one allowance, so that counting them cannot fill the memory. */
const mostClients = 10_000;

/** How many pictures one client can have made anew: a script that asks for every width must not keep the machine busy. */
export class MakingAllowance {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #made = new Map<string, number>();
  #endsAt = 0;

  constructor({ perMinute, now = Date.now }: AllowanceOptions) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Throws when it is used up. */
  take(client: string): void {
    const now = this.#now();
    if (now >= this.#endsAt) {
      this.#made.clear();
      this.#endsAt = now + minute;
    }
    const key = this.#made.has(client) || this.#made.size < mostClients ? client : '';
    const made = this.#made.get(key) ?? 0;
    if (made >= this.#perMinute) throw tooMany(Math.ceil((this.#endsAt - now) / 1000));
    this.#made.set(key, made + 1);
  }
}
