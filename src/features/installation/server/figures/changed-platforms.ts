import { assetsInTrashTag, assetTag } from '#features/assets/contract/assets.tags.ts';
import { connectionsTag } from '#features/connections/contract/connections.tags.ts';
import { outboxTag } from '#features/mail/contract/mail.tags.ts';
import { settingsTag } from '#features/settings/contract/settings.tags.ts';
import { longWorkTag } from '#features/tasks/contract/tasks.tags.ts';
import { peopleNumberTag } from '#features/users/contract/users.tags.ts';
import { isAmongTags, type Tag } from '#platform/contract/calls/cache-tag.ts';
import { everyTag } from '#platform/server/cache/cache-bus.ts';
import type { Clock } from '#platform/server/clock.ts';

/** In milliseconds. What is told by nothing (a file that came, the size of tables) is at most so old. */
const oldAfter = 60 * 60_000;
/** Two processes may be so far apart in what they think the database's clock says. */
const clocksApart = 500;

const counted = [settingsTag, connectionsTag, peopleNumberTag, outboxTag, longWorkTag, assetTag, assetsInTrashTag];

/** Of which platforms the figures may be otherwise by now, as far as this process heard. */
export class ChangedPlatforms {
  readonly #clock: Clock;
  readonly #listensSince: Date;
  /** An object of its own for each time, by which it is known whether something was heard since. */
  readonly #heard = new Map<string, Date>();
  readonly #measured = new Map<string, Date>();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#listensSince = clock.now();
  }

  hear(platformId: string, tags: readonly Tag[]): void {
    if (tags.includes(everyTag) || tags.some((tag) => isAmongTags(tag, counted)))
      this.#heard.set(platformId, this.#clock.now());
  }

  /** Whether what was counted at that moment may be wrong. What was changed before anyone here listened, nobody knows. */
  isChanged(platformId: string, measuredAt: Date): boolean {
    const heardAt = this.#heard.get(platformId) ?? this.#listensSince;
    if (this.#clock.now().getTime() - measuredAt.getTime() > oldAfter) return true;
    if (this.#measured.get(platformId) === heardAt) return false;
    return measuredAt.getTime() <= heardAt.getTime() + clocksApart;
  }

  /** Before counting begins; what is called afterwards, once it succeeded, notes that nothing before it is of account any more. */
  beginMeasuring(platformId: string): () => void {
    const heardAt = this.#heard.get(platformId) ?? this.#listensSince;
    return () => void this.#measured.set(platformId, heardAt);
  }

  /** When it changed last, for who takes the newest changes first. */
  changedAt(platformId: string): number {
    return (this.#heard.get(platformId) ?? this.#listensSince).getTime();
  }

  forget(isThere: (platformId: string) => boolean): void {
    for (const known of [this.#heard, this.#measured])
      for (const id of known.keys()) if (!isThere(id)) known.delete(id);
  }
}
