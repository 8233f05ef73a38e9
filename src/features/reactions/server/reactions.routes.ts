import { AppError, badInput, notAllowed } from '#platform/contract/calls/errors.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import { NewReaction, PostedReaction } from '../contract/reaction.ts';
import { pictureParts } from '../contract/reaction-pictures.ts';
import {
  addPicturedReaction,
  addReaction,
  askReactionChallenge,
  changeReaction,
  postReaction,
  readAnswers,
  readOwnThread,
  readReactionPicture,
  readReactionReceipt,
  readThread,
  readThreadAbout,
  reportReaction,
  returnReaction,
  withdrawReaction,
} from '../contract/reactions.endpoints.ts';
import type { PictureReadingService } from './pictures/picture-reading.ts';
import { type PictureReceiving, receivePictures } from './pictures/receive-pictures.ts';
import type { ReactionsService } from './reactions.service.ts';

/** A search engine that is given the link, and whoever stands between, keep nothing of it. */
const ofOnePerson = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

interface ReactionServices extends PictureReceiving {
  reactions: ReactionsService;
  reactionPictures: PictureReadingService;
}

/** What came as words in a form with files, held against what the call takes. */
function saidIn(fields: Record<string, string[]>): NewReaction {
  try {
    const said = NewReaction.safeParse(JSON.parse(fields[pictureParts.said]?.[0] ?? ''));
    if (said.success) return said.data;
    throw badInput(
      said.error.issues.map(({ path, code, message }) => ({ path: ['body', ...path].join('.'), code, message })),
    );
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw badInput([{ path: `body.${pictureParts.said}`, code: 'no-json', message: 'JSON of the reaction' }]);
  }
}

export const reactionsRoutes: Route<ReactionServices>[] = [
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
  route(addPicturedReaction, async ({ viewer, client, services }, { params, body }) => {
    const { takesPictures } = await services.reactions.welcome(viewer, params);
    if (!takesPictures) throw notAllowed('reaction-pictures-not-here');
    return receivePictures(services, body, { keepsFiles: true }, (fields, pictures) =>
      services.reactions.add(viewer, params, saidIn(fields), client, { pictures }),
    );
  }),
  route(postReaction, async ({ viewer, client, services }, { params, query, body }) => {
    const { language, answers } = query;
    try {
      const { takesPictures } = await services.reactions.welcome(viewer, params);
      return await receivePictures(services, body, { keepsFiles: takesPictures }, async (fields, pictures) => {
        const posted = PostedReaction.safeParse(
          Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, values[0]])),
        );
        if (!posted.success) throw new AppError('reaction-incomplete', 400);
        const made = await services.reactions.post(viewer, params, posted.data, { client, language, pictures });
        return withLanguagePrefix(`/reaction/${made.guid}?key=${made.key}`, language);
      });
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500 || error.status === 404) throw error;
      const told = new URLSearchParams({ error: error.code === 'bad-input' ? 'reaction-incomplete' : error.code });
      for (const [name, value] of Object.entries(error.values)) told.set(name, String(value));
      if (answers !== undefined) told.set('answers', answers);
      return withLanguagePrefix(`/react/${params.kind}/${params.guid}?${told}`, language);
    }
  }),
  route(readReactionPicture, async ({ viewer, services, asked, answer, client }, { params, query }) => {
    const picture = await services.reactionPictures.open(viewer, params, {
      key: query.key,
      client: client.ip,
      left: asked.left,
    });
    for (const [name, value] of Object.entries({ ...ofOnePerson, ...picture.headers })) answer.header(name, value);
    return picture.content;
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
