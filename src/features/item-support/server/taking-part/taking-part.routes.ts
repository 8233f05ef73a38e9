import { browserCookies, browserOf } from '#platform/server/browsers/browser-key.ts';
import { type Client, type Route, route } from '#platform/server/http/route.ts';
import {
  askSupportChallenge,
  postTakingPart,
  readTakingPart,
  stopTakingPart,
  takePart,
} from '../../contract/taking-part.endpoints.ts';
import type { PostedSupportService } from './posted-support.service.ts';
import type { Supporter, TakingPartService } from './taking-part.service.ts';

interface TakingPartServices {
  takingPart: TakingPartService;
  postedSupport: PostedSupportService;
}

const supporterOf = ({ viewer, client }: { viewer: Supporter['viewer']; client: Client }): Supporter => ({
  viewer,
  browser: browserOf(client.cookie),
});

export const takingPartRoutes: Route<TakingPartServices>[] = [
  route(readTakingPart, (context, { params }) =>
    context.services.takingPart.read(supporterOf(context), params.guid.toLowerCase()),
  ),
  route(askSupportChallenge, ({ viewer, services }, { params }) =>
    services.takingPart.challenge(viewer, params.guid.toLowerCase()),
  ),
  route(takePart, async (context, { params, body }) => {
    const { services, client, answer } = context;
    const guid = params.guid.toLowerCase();
    const { part, browser } = await services.takingPart.takeChecked(supporterOf(context), guid, body, client);
    answer.cookies(browserCookies(browser));
    return part;
  }),
  route(stopTakingPart, (context, { params, query }) =>
    context.services.takingPart.stop(supporterOf(context), params.guid.toLowerCase(), query.kind),
  ),
  route(postTakingPart, async (context, { params, body }) => {
    const { services, client, answer } = context;
    const guid = params.guid.toLowerCase();
    const { path, browser } = await services.postedSupport.post(supporterOf(context), guid, body, client);
    answer.cookies(browserCookies(browser));
    return path;
  }),
];
