import type { PageState } from '#features/pages/contract/working-copy.ts';
import { isOver } from '#platform/contract/time/planned-moment.ts';
import type { Planned } from './planned.ts';

export interface ScheduleFault {
  field: keyof Planned;
  code: 'nothing' | 'past' | 'before';
}

/** What cannot be planned: nothing at all where nothing was, what is over, and an end before the beginning. */
export function scheduleFault(
  { publishAt, unpublishAt }: Planned,
  before: Pick<PageState, 'publishAt' | 'unpublishAt'>,
  now: Date,
): ScheduleFault | undefined {
  const isPast = (moment: string | null) => moment !== null && isOver(new Date(moment), now);
  if (publishAt === null && unpublishAt === null && before.publishAt === null && before.unpublishAt === null) {
    return { field: 'publishAt', code: 'nothing' };
  }
  if (isPast(publishAt)) return { field: 'publishAt', code: 'past' };
  if (isPast(unpublishAt)) return { field: 'unpublishAt', code: 'past' };
  if (publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt) {
    return { field: 'unpublishAt', code: 'before' };
  }
  return undefined;
}
