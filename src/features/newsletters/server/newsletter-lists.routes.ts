import { badInput } from '#platform/contract/calls/errors.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import { languageOfForm } from '#platform/server/http/sent-form.ts';
import {
  addNewsletterList,
  askNewsletter,
  askNewsletterChallenge,
  changeNewsletterList,
  changeReading,
  chooseNewsletter,
  deleteNewsletterList,
  listNewsletterLists,
  listOfferedNewsletters,
  listOpenNewsletters,
  postNewsletter,
  readReading,
  sendStop,
  stopByOneClick,
  tryAddressAgain,
} from '../contract/newsletter-lists.endpoints.ts';
import { newsletterListsTag } from '../contract/newsletters.tags.ts';
import type { NewsletterListsService } from './newsletter-lists.service.ts';
import type { NewsletterReadersService } from './newsletter-readers.service.ts';

interface Services {
  newsletterLists: NewsletterListsService;
  newsletterReaders: NewsletterReadersService;
}

export const newsletterListsRoutes: Route<Services>[] = [
  route(listNewsletterLists, ({ viewer, services }) => services.newsletterLists.list(viewer)),
  route(addNewsletterList, ({ viewer, client, services }, { body }) =>
    services.newsletterLists.add({ viewer, client }, body),
  ),
  route(changeNewsletterList, async ({ viewer, client, services }, { params, body }) => {
    await services.newsletterLists.change({ viewer, client }, params.guid, body);
    return undefined;
  }),
  route(deleteNewsletterList, async ({ viewer, client, services }, { params }) => {
    await services.newsletterLists.remove({ viewer, client }, params.guid);
    return undefined;
  }),
  route(tryAddressAgain, ({ viewer, client, services }, { params }) =>
    services.newsletterLists.tryAgain({ viewer, client }, params.guid),
  ),
  route(listOfferedNewsletters, ({ viewer, services }) => services.newsletterLists.offered(viewer)),
  route(chooseNewsletter, ({ viewer, services }, { params, body }) =>
    services.newsletterLists.choose(viewer, params.guid, body.reads),
  ),
  route(askNewsletterChallenge, ({ services }, { params }) => services.newsletterReaders.challenge(params.guid)),
  route(askNewsletter, ({ services, client, language }, { params, body }) =>
    services.newsletterReaders.ask(params.guid, body, client, language),
  ),
  route(listOpenNewsletters, ({ services, answer }) => {
    answer.tag(newsletterListsTag);
    return services.newsletterLists.open();
  }),
  route(postNewsletter, async ({ viewer, client, services }, { body: { fields, values } }) => {
    const language = languageOfForm(fields);
    const { list, email, website } = values;
    if (email === undefined && viewer.kind === 'user') {
      await services.newsletterLists.choose(viewer, list, true);
      return withLanguagePrefix(`/newsletter?welcome=${list}`, language);
    }
    if (email === undefined) throw badInput([{ path: 'email', code: 'missing', message: 'an address is needed' }]);
    const { guid } = await services.newsletterReaders.post(list, { email, website }, { client, language });
    return withLanguagePrefix(`/prove/FormSubmission/${guid}`, language);
  }),
  route(readReading, ({ services }, { params }) => services.newsletterReaders.reading(params.key)),
  route(changeReading, ({ services }, { params, body }) =>
    services.newsletterReaders.changeReading(params.key, body.reads),
  ),
  route(stopByOneClick, async ({ services }, { params }) => {
    await services.newsletterReaders.changeReading(params.key, false);
    return '';
  }),
  route(sendStop, async ({ services }, { params, body: { fields } }) => {
    await services.newsletterReaders.changeReading(params.key, false);
    return withLanguagePrefix(`/newsletter/stop/${params.key}`, languageOfForm(fields));
  }),
];
