import { expect, it } from 'vitest';
import { demoDates } from './content/demo-dates.ts';
import { demoReactions } from './content/demo-reactions.ts';
import { ideaItems } from './content/idea-items.ts';
import { topicItems } from './content/topic-items.ts';
import { momentsOf } from './demo-moments.ts';

const now = new Date('2026-11-18T08:00:00Z');
const published = new Map(
  [...ideaItems(demoDates(now)), ...topicItems(demoDates(now))].map(({ guid, publishedOn }) => [guid, publishedOn]),
);

it('lets people say each thing at a moment of its own, after what they answer, and not before it was there or to come', () => {
  const moments = momentsOf(
    demoReactions.map(({ item }) => item),
    now,
  );
  const times = moments.map((moment) => moment.getTime());
  expect(new Set(times).size).toBe(demoReactions.length);
  for (const [at, { item, answers }] of demoReactions.entries()) {
    const time = times[at] ?? 0;
    expect(time).toBeGreaterThan(new Date(published.get(item) ?? now).getTime());
    expect(time).toBeLessThan(now.getTime());
    const answered = demoReactions.findIndex(({ name }) => name === answers);
    if (answered !== -1) expect(time).toBeGreaterThan(times[answered] ?? 0);
  }
});
