import { demoDates } from './content/demo-dates.ts';
import { ideaItems } from './content/idea-items.ts';
import { topicItems } from './content/topic-items.ts';

/**
 * When things happened about ideas and topics, one after the other between the day on which each was published and now: sooner at
 * first, as people talk, and never at the same minute.
 */
export function momentsOf(items: readonly string[], now: Date): Date[] {
  const dates = demoDates(now);
  const begun = new Map(
    [...ideaItems(dates), ...topicItems(dates)].map(({ guid, publishedOn }) => [guid, new Date(publishedOn ?? now)]),
  );
  const seen = new Map<string, number>();
  return items.map((item, at) => {
    const before = seen.get(item) ?? 0;
    seen.set(item, before + 1);
    const from = (begun.get(item) ?? now).getTime();
    const number = items.filter((one) => one === item).length;
    const share = ((before + 1) / (number + 1)) ** 1.5;
    const minutesApart = (at * 7) % 60;
    const then = from + (now.getTime() - from) * share - minutesApart * 60_000;
    return new Date(Math.min(Math.max(then, from + (before + 1) * 60_000), now.getTime()));
  });
}
