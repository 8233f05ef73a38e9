import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import { languageOfForm } from '#platform/server/http/sent-form.ts';
import {
  addReaction,
  askReactionChallenge,
  changeReaction,
  postReaction,
  readAnswers,
  readOwnThread,
  readReactionReceipt,
  readThread,
  readThreadAbout,
  reportReaction,
  returnReaction,
  withdrawReaction,
} from '../contract/reactions.endpoints.ts';
import type { ReactionsService } from './reactions.service.ts';

/** A search engine that is given the link, and whoever stands between, keep nothing of it. */
const ofOnePerson = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

export const reactionsRoutes: Route<{ reactions: ReactionsService }>[] = [
  route(readThread, async ({ viewer, services, answer }, { params, query }) => {
    const { value, tags, changesAt } = await services.reactions.thread(viewer, params, query);
    answer.tag(...tags);
    answer.expire(changesAt);
    return value;
  }),
  route(readAnswers, async ({ viewer, services, answer }, { params, query }) => {
    const { value, tags, changesAt } = await services.reactions.answers(viewer, params.guid, query.cursor);
    answer.tag(...tags);
    answer.expire(changesAt);
    return value;
  }),
  route(readOwnThread, ({ viewer, services }, { params, body }) => services.reactions.own(viewer, params, body.keys)),
  route(readThreadAbout, ({ viewer, services }, { params, query }) => services.reactions.about(viewer, params, query)),
  route(askReactionChallenge, ({ viewer, services }, { params }) => services.reactions.challenge(viewer, params)),
  route(addReaction, ({ viewer, client, services }, { params, body }) =>
    services.reactions.add(viewer, params, body, client),
  ),
  route(postReaction, async ({ viewer, client, services }, { body: { fields, values } }) => {
    const { kind, guid, ...posted } = values;
    const language = languageOfForm(fields);
    const made = await services.reactions.post(viewer, { kind, guid }, posted, { client, language });
    return withLanguagePrefix(`/reaction/${made.guid}?key=${made.key}`, language);
  }),
  route(readReactionReceipt, ({ viewer, services, answer }, { params, query }) => {
    for (const [name, value] of Object.entries(ofOnePerson)) answer.header(name, value);
    return services.reactions.receipt(viewer, params.guid, query);
  }),
  route(changeReaction, ({ viewer, services }, { params, body }) => services.reactions.edit(viewer, params.guid, body)),
  route(withdrawReaction, async ({ viewer, services }, { params, body }) => {
    await services.reactions.withdraw(viewer, params.guid, body.key);
    return undefined;
  }),
  route(returnReaction, async ({ viewer, services }, { params, body }) => {
    await services.reactions.putBack(viewer, params.guid, body.key);
    return undefined;
  }),
  route(reportReaction, async ({ viewer, services }, { params, body }) => {
    await services.reactions.report(viewer, params.guid, body);
    return undefined;
  }),
];
