import { browserCookies, browserOf } from '#platform/server/browsers/browser-key.ts';
import { type Client, type Route, route } from '#platform/server/http/route.ts';
import {
  askPollChallenge,
  closePoll,
  exportPoll,
  listNamedVotes,
  listPolls,
  postPollVote,
  readManagedPoll,
  readPoll,
  readPollStanding,
  takePollVoteBack,
  votePoll,
} from '../contract/polls.endpoints.ts';
import { pollTag } from '../contract/polls.tags.ts';
import type { ManagedPollsService } from './managed-polls.service.ts';
import type { PollsService, Voting } from './polls.service.ts';
import type { PostedVotesService } from './posted-votes.service.ts';

interface PollServices {
  polls: PollsService;
  postedVotes: PostedVotesService;
  managedPolls: ManagedPollsService;
}

const votingOf = ({ viewer, client }: { viewer: Voting['viewer']; client: Client }): Voting => ({
  viewer,
  browser: browserOf(client.cookie),
});

export const pollsRoutes: Route<PollServices>[] = [
  route(readPoll, async ({ viewer, services, answer }, { params }) => {
    const guid = params.guid.toLowerCase();
    const { poll, tags, changes } = await services.polls.read(viewer, guid);
    answer.tag(pollTag(guid), ...tags);
    for (const changesAt of changes) answer.expire(changesAt);
    return poll;
  }),
  route(readPollStanding, (context, { params }) =>
    context.services.polls.standing(votingOf(context), params.guid.toLowerCase()),
  ),
  route(askPollChallenge, async (context, { params }) => {
    const { viewer, services, answer } = context;
    const challenge = await services.polls.challenge(viewer, params.guid.toLowerCase());
    // Before the vote: when its answer is lost and it is sent again, it is the same browser's.
    answer.cookies(browserCookies(services.polls.browserFor(votingOf(context))));
    return challenge;
  }),
  route(votePoll, async (context, { params, body }) => {
    const { services, client, answer } = context;
    const guid = params.guid.toLowerCase();
    const { standing, browser } = await services.polls.voteChecked(votingOf(context), guid, body, client);
    answer.cookies(browserCookies(browser));
    return standing;
  }),
  route(takePollVoteBack, (context, { params }) =>
    context.services.polls.takeBack(votingOf(context), params.guid.toLowerCase()),
  ),
  route(postPollVote, async (context, { params, body }) => {
    const { services, client, answer } = context;
    const { path, browser } = await services.postedVotes.post(
      votingOf(context),
      params.guid.toLowerCase(),
      body,
      client,
    );
    answer.cookies(browserCookies(browser));
    return path;
  }),
  route(listPolls, ({ viewer, services }, { query }) => services.managedPolls.list(viewer, query.language)),
  route(readManagedPoll, ({ viewer, services }, { params, query }) =>
    services.managedPolls.read(viewer, params.guid.toLowerCase(), query.language),
  ),
  route(listNamedVotes, ({ viewer, services }, { params, query }) =>
    services.managedPolls.names(viewer, params.guid.toLowerCase(), query),
  ),
  route(exportPoll, async ({ viewer, client, services, answer }, { params, query }) => {
    answer.header('content-disposition', 'attachment; filename="peiling.csv"');
    return services.managedPolls.file({ viewer, client }, params.guid.toLowerCase(), query.language);
  }),
  route(closePoll, async ({ viewer, client, services }, { params }) => {
    await services.managedPolls.close({ viewer, client }, params.guid.toLowerCase());
    return undefined;
  }),
];
