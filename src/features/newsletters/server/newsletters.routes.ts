import { type Route, route } from '#platform/server/http/route.ts';
import {
  addNewsletter,
  deleteNewsletter,
  listColleagues,
  listLetterItems,
  listNewsletters,
  listReceivers,
  planNewsletter,
  previewNewsletter,
  readNewsletter,
  saveNewsletter,
  sendNewsletter,
  sendToDoubtful,
  steerNewsletter,
  testNewsletter,
} from '../contract/newsletters.endpoints.ts';
import type { NewsletterSteeringService } from './newsletter-steering.service.ts';
import type { NewslettersService } from './newsletters.service.ts';

interface Services {
  newsletters: NewslettersService;
  newsletterSteering: NewsletterSteeringService;
}

/** A mail has its styles in it, which the site itself forbids; nothing else of it may do anything here. */
const policyOfPreview =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

export const newslettersRoutes: Route<Services>[] = [
  route(listNewsletters, ({ viewer, services }) => services.newsletters.list(viewer)),
  route(listColleagues, ({ viewer, services }) => services.newsletterSteering.colleagues(viewer)),
  route(readNewsletter, ({ viewer, services }, { params }) => services.newsletters.read(viewer, params.guid)),
  route(addNewsletter, ({ viewer, client, services }, { body }) =>
    services.newsletters.add({ viewer, client }, body.like),
  ),
  route(saveNewsletter, ({ viewer, services }, { params, body }) =>
    services.newsletters.save(viewer, params.guid, body),
  ),
  route(deleteNewsletter, async ({ viewer, client, services }, { params }) => {
    await services.newsletters.remove({ viewer, client }, params.guid);
    return undefined;
  }),
  route(listLetterItems, ({ viewer, services }, { params, query }) =>
    services.newsletters.choices(viewer, params.guid, query.search),
  ),
  route(previewNewsletter, async ({ viewer, services, answer }, { params, query }) => {
    answer.header('content-security-policy', policyOfPreview);
    return services.newsletters.preview(viewer, params.guid, query.scheme);
  }),
  route(testNewsletter, ({ viewer, services }, { params, body }) =>
    services.newsletterSteering.test(viewer, params.guid, body.to),
  ),
  route(sendNewsletter, ({ viewer, client, services }, { params, body }) =>
    services.newsletterSteering.send({ viewer, client }, params.guid, body),
  ),
  route(planNewsletter, ({ viewer, client, services }, { params, body }) =>
    services.newsletterSteering.plan({ viewer, client }, params.guid, {
      ...body,
      at: body.at === null ? null : new Date(body.at),
    }),
  ),
  route(steerNewsletter, ({ viewer, client, services }, { params, body }) =>
    services.newsletterSteering.steer({ viewer, client }, params.guid, body.to),
  ),
  route(listReceivers, ({ viewer, services }, { params, query }) =>
    services.newsletters.receivers(viewer, params.guid, query),
  ),
  route(sendToDoubtful, ({ viewer, client, services }, { params }) =>
    services.newsletterSteering.sendAgain({ viewer, client }, params.guid),
  ),
];
