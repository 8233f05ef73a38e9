import { connectionsLive } from '#features/connections/server/connections.live.ts';
import { formHooksLive } from '#features/form-hooks/server/form-hooks.live.ts';
import { failedJobsLive } from '#features/jobs/server/jobs.live.ts';
import { itemEditingLive } from '#features/list-items/server/editing/item-editing.live.ts';
import { listLive } from '#features/list-items/server/list-items.live.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import { outboxLive } from '#features/mail/server/mail.live.ts';
import { newslettersLive } from '#features/newsletters/server/newsletters.live.ts';
import { noticesLive } from '#features/notices/server/notices.live.ts';
import { pageReviewLive } from '#features/page-review/server/page-review.live.ts';
import { pageEditingLive } from '#features/pages/server/pages.live.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import { pollsLive } from '#features/polls/server/polls.live.ts';
import type { PollsService } from '#features/polls/server/polls.service.ts';
import { settingsLive } from '#features/settings/server/settings.live.ts';
import type { InboxService } from '#features/submissions/server/handling/inbox.service.ts';
import { formInboxLive } from '#features/submissions/server/inbox.live.ts';
import type { LongWorkService } from '#features/tasks/server/long-work.service.ts';
import { longWorkLive } from '#features/tasks/server/tasks.live.ts';
import { todayLive } from '#features/today/server/today.live.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import type { LiveTopicRule } from '#platform/server/live/live.service.ts';

interface TopicParts {
  longWork: LongWorkService;
  pages: PagesService;
  listItems: ListItemsService;
  inbox: InboxService;
  polls: PollsService;
  todayTags: readonly Tag[];
}

/** Everything that a browser may follow. */
export const liveTopics = ({ longWork, pages, listItems, inbox, polls, todayTags }: TopicParts): LiveTopicRule[] => [
  failedJobsLive,
  outboxLive,
  newslettersLive,
  settingsLive,
  connectionsLive,
  longWorkLive(longWork),
  ...pageEditingLive(pages, listItems),
  pageReviewLive(pages, listItems),
  ...itemEditingLive(listItems),
  listLive,
  formInboxLive(inbox),
  formHooksLive,
  noticesLive,
  pollsLive(polls),
  todayLive(todayTags),
];
