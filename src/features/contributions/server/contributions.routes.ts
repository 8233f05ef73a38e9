import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import { languageOfForm } from '#platform/server/http/sent-form.ts';
import {
  askContributionMail,
  proveContribution,
  readContributionProof,
  sendContributionCode,
  sendContributionLink,
} from '../contract/contributions.endpoints.ts';
import type { ContributionsService } from './contributions.service.ts';

interface ContributionsServices {
  contributions: ContributionsService;
}

export const contributionsRoutes: Route<ContributionsServices>[] = [
  route(readContributionProof, ({ services }, { params, query }) =>
    services.contributions.read(params.token, query.language),
  ),
  route(proveContribution, ({ services, client }, { body }) => services.contributions.prove(client, body)),
  route(askContributionMail, ({ services, viewer, client, language }, { body }) =>
    services.contributions.askMail(viewer, { client, language }, body),
  ),
  route(sendContributionCode, async ({ services, client }, { body: { fields, values } }) => {
    const { code, ...source } = values;
    const { path } = await services.contributions.prove(client, { source, code });
    return withLanguagePrefix(path, languageOfForm(fields));
  }),
  route(sendContributionLink, async ({ services, client }, { body: { fields, values } }) => {
    const { path } = await services.contributions.prove(client, values);
    return withLanguagePrefix(path, languageOfForm(fields));
  }),
];
