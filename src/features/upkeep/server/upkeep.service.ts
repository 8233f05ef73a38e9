import type { TellPeople } from '#features/notices/server/tell-people.service.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';

interface UpkeepParts {
  platform: Platform;
  clock: Clock;
  pages: Pick<PagesService, 'ownedDue'>;
  tellPeople: TellPeople;
}

export type UpkeepService = ReturnType<typeof createUpkeepService>;

/** Whoever looks after something is told when its day to be looked over has come. */
export function createUpkeepService({ platform, clock, pages, tellPeople }: UpkeepParts) {
  return {
    /** Once for each day that was chosen: who says that it is still right chooses another. */
    async remind(): Promise<void> {
      const { timeZone } = await platform.locale();
      const today = calendarDay(clock.now(), timeZone);
      for (const { id, ownerId, reviewOn } of await pages.ownedDue(today)) {
        await platform.transaction((trx) =>
          tellPeople(trx, [ownerId], {
            cause: `review-due ${id} ${reviewOn}`,
            kind: 'reviewDue',
            about: { kind: 'document', guid: id },
          }),
        );
      }
    },
  };
}
