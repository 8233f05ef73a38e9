import type { NewItem } from '#features/list-items/contract/list-item.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { crossingItems, crossingsList } from './crossing-items.ts';
import type { DemoDates } from './demo-dates.ts';
import { blocksOfItem, type DemoList, fieldId, itemGuid, listGuid, momentAt } from './demo-list.ts';
import { documentLists } from './document-items.ts';
import { eventItems } from './event-items.ts';
import { faqLists } from './faq-items.ts';
import { ideaItems } from './idea-items.ts';
import { newsItems } from './news-items.ts';
import { storyBlocks } from './news-story.ts';
import { projectItems } from './project-items.ts';
import { topicItems } from './topic-items.ts';
import { vacancyItems } from './vacancy-items.ts';

const newsSubject = fieldId(1, 1);

/** What fills the lists of the demo. Each item has the same guid on every machine, so that none is made twice. */
export const demoLists = (dates: DemoDates): DemoList[] => [
  { guid: listGuid('news', 'newest'), items: newsList(dates) },
  { guid: listGuid('events', 'coming'), items: eventItems(dates) },
  ...documentLists(dates),
  ...faqLists(dates),
  { guid: listGuid('take-part', 'projects'), items: projectItems(dates) },
  { guid: crossingsList, items: crossingItems(dates) },
  { guid: listGuid('ideas', 'ideas'), items: ideaItems(dates) },
  { guid: listGuid('forum', 'topics'), items: topicItems(dates) },
  { guid: listGuid('governance', 'vacancies'), items: vacancyItems(dates) },
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
