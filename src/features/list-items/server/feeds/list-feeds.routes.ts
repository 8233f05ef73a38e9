import { settingsTag } from '#features/settings/contract/settings.tags.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { type RequestContext, type Route, route } from '#platform/server/http/route.ts';
import { exportList, readCalendarFeed, readEventFile, readRssFeed } from '../../contract/list-feeds.endpoints.ts';
import type { ListItemsService } from '../list-items.service.ts';
import type { Shared } from '../list-items-parts.ts';
import type { FeedPlace } from './feed-asked.ts';

interface FeedServices {
  listItems: ListItemsService;
  settings: SettingsService;
}
type Context = RequestContext<FeedServices>;

const saveAs = ({ answer }: Context, ending: 'ics' | 'csv') =>
  answer.header('content-disposition', `attachment; filename="plein.${ending}"`);

/** The address that it is asked at stands in it. */
const placeOf = ({ client, asked }: Context, title: string): FeedPlace => ({
  origin: client.origin,
  self: client.origin + asked.url,
  title,
});

async function kept(context: Context, make: (place: FeedPlace) => Promise<Shared<string>>): Promise<string> {
  const { platformName } = await context.services.settings.all();
  const { value, tags, changesAt } = await make(placeOf(context, platformName));
  context.answer.tag(...tags, settingsTag);
  context.answer.expire(changesAt);
  return value;
}

/** Feeds of a list, as the caller may see it. */
export const listFeedsRoutes: Route<FeedServices>[] = [
  route(readRssFeed, (context: Context, { params, query }) =>
    kept(context, (place) => context.services.listItems.feeds.rss(context.viewer, params.blockGuid, query, place)),
  ),
  route(readCalendarFeed, (context: Context, { params, query }) => {
    saveAs(context, 'ics');
    return kept(context, (place) =>
      context.services.listItems.feeds.ics(context.viewer, params.blockGuid, query, place),
    );
  }),
  route(exportList, (context: Context, { params, query }) => {
    saveAs(context, 'csv');
    const { viewer, services } = context;
    return services.listItems.feeds.csv(viewer, params.blockGuid, query, placeOf(context, ''));
  }),
  route(readEventFile, (context: Context, { params, query }) => {
    saveAs(context, 'ics');
    return kept(context, (place) =>
      context.services.listItems.feeds.event(context.viewer, params.guid, query.language, place),
    );
  }),
];
