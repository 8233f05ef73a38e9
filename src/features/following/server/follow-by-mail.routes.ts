import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import { languageOfForm } from '#platform/server/http/sent-form.ts';
import { askFollow, askFollowChallenge, postFollow, readOpenTarget } from '../contract/follow-by-mail.endpoints.ts';
import type { FollowingByMailService } from './following-by-mail.service.ts';

export const followByMailRoutes: Route<{ followingByMail: FollowingByMailService }>[] = [
  route(readOpenTarget, ({ services }, { params, query }) => services.followingByMail.read(params, query.language)),
  route(askFollowChallenge, ({ services }, { params }) => services.followingByMail.challenge(params)),
  route(askFollow, ({ services, client, language }, { params, body }) =>
    services.followingByMail.ask(params, body, { client, language }),
  ),
  route(postFollow, async ({ client, services }, { params, body: { fields, values } }) => {
    const language = languageOfForm(fields);
    const { guid } = await services.followingByMail.post(params, values, { client, language });
    return withLanguagePrefix(`/prove/FormSubmission/${guid}`, language);
  }),
];
