import { type Route, route } from '#platform/server/http/route.ts';
import {
  changeIdeaStatus,
  changeOwnNews,
  findMergedIdea,
  mergeIdea,
  readIdeaManaging,
  readIdeaStory,
  readNewsToStop,
  readOwnNews,
  stopNews,
  stopNewsAtOnce,
  undoIdeaMerge,
} from '../contract/ideas.endpoints.ts';
import type { IdeaMergingService } from './idea-merging.service.ts';
import type { IdeaNewsService } from './idea-news.service.ts';
import type { IdeasService } from './ideas.service.ts';

interface IdeaServices {
  ideas: IdeasService;
  ideaNews: IdeaNewsService;
  ideaMerging: IdeaMergingService;
}

export const ideasRoutes: Route<IdeaServices>[] = [
  route(readIdeaStory, async ({ viewer, services, answer }, { params, query }) => {
    const { value, tags, changesAt } = await services.ideas.story(viewer, params.guid.toLowerCase(), query.language);
    answer.tag(...tags);
    answer.expire(changesAt);
    return value;
  }),
  route(readIdeaManaging, ({ viewer, services }, { params, query }) =>
    services.ideas.managing(viewer, params.guid.toLowerCase(), query.language),
  ),
  route(changeIdeaStatus, async ({ viewer, client, services }, { params, body }) => {
    await services.ideas.changeStatus({ viewer, client }, params.guid.toLowerCase(), body);
    return undefined;
  }),
  route(mergeIdea, async ({ viewer, client, services }, { params, body }) => {
    await services.ideaMerging.merge({ viewer, client }, params.guid.toLowerCase(), body.into.toLowerCase());
    return undefined;
  }),
  route(undoIdeaMerge, async ({ viewer, client, services }, { params }) => {
    await services.ideaMerging.undo({ viewer, client }, params.guid.toLowerCase());
    return undefined;
  }),
  route(findMergedIdea, async ({ viewer, services, answer }, { params, query }) => {
    const { path, tags } = await services.ideaMerging.found(viewer, params.shortId, query.language);
    answer.tag(...tags);
    return { path };
  }),
  route(readOwnNews, ({ viewer, services }, { params }) => services.ideaNews.own(viewer, params.guid.toLowerCase())),
  route(changeOwnNews, ({ viewer, services }, { params, body }) =>
    services.ideaNews.choose(viewer, params.guid.toLowerCase(), body),
  ),
  route(readNewsToStop, ({ services }, { params, query }) =>
    services.ideaNews.toStop(params.token.toLowerCase(), query.language),
  ),
  route(stopNews, async ({ services, language }, { params }) => {
    await services.ideaNews.stop(params.token.toLowerCase(), language);
    return undefined;
  }),
  route(stopNewsAtOnce, ({ services, language }, { params }) =>
    services.ideaNews.stop(params.token.toLowerCase(), language),
  ),
];
