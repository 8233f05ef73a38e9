import type { NewItem } from '#features/list-items/contract/list-item.ts';
import { text } from '#platform/contract/localized.ts';
import type { CardInput } from './demo-blocks.ts';
import type { DemoDates } from './demo-dates.ts';
import { blocksOfItem, type DemoList, fieldId, itemGuid, listGuid, momentAt } from './demo-list.ts';
import { documentLists } from './document-items.ts';
import { eventCards } from './event-items.ts';
import { faqLists } from './faq-items.ts';
import { ideaItems } from './idea-items.ts';
import { newsItems } from './news-items.ts';
import { storyBlocks } from './news-story.ts';
import { projectItems } from './project-items.ts';

const newsSubject = fieldId(1, 1);
const eventFields = { location: fieldId(2, 1), signUp: fieldId(2, 3) };

/** What fills the lists of the demo. Each item has the same guid on every machine, so that none is made twice. */
export const demoLists = (dates: DemoDates): DemoList[] => [
  { guid: listGuid('news', 'newest'), items: newsList(dates) },
  { guid: listGuid('events', 'coming'), items: eventCards(dates).map(eventItem) },
  ...documentLists(dates),
  ...faqLists(dates),
  { guid: listGuid('take-part', 'projects'), items: projectItems(dates) },
  { guid: listGuid('ideas', 'ideas'), items: ideaItems(dates) },
];

const newsList = (dates: DemoDates): NewItem[] =>
  Object.entries(newsItems(dates)).map(([key, { day, title, summary, subject, write }], place) => ({
    guid: itemGuid('news', key),
    listItemTypeName: 'News',
    title: text(title.nl, title.en),
    metadata: { description: text(summary.nl, summary.en), highlight: place === 0 },
    fields: { [newsSubject]: [subject] },
    contentBuildingBlockInstances: blocksOfItem(`item/news/${key}`, storyBlocks(write(dates))),
    publishedOn: momentAt(day),
  }));

/** "19.30 – 21.30 uur" in the words of the card. */
const hoursIn = (words: string): string[] =>
  Array.from(words.matchAll(/(\d\d)\.(\d\d)/g), ([, hour, minute]) => `${hour}:${minute}`);

function eventItem({ title, date = '', time, text: place, href }: CardInput): NewItem {
  const name = title?.$lang.nl ?? '';
  const [start = '00:00', end] = hoursIn(time?.$lang.nl ?? '');
  return {
    guid: itemGuid('events', name),
    listItemTypeName: 'Event',
    title: title ?? text(''),
    metadata: {
      'period-start': momentAt(date, start),
      'period-end': momentAt(date, end ?? start),
    },
    fields: {
      [eventFields.location]: { address: place?.$lang.nl ?? '' },
      ...(href !== undefined && {
        [eventFields.signUp]: [{ label: text('Meer hierover', 'More about this'), href }],
      }),
    },
  };
}
