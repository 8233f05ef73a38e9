import { type Route, route } from '#platform/server/http/route.ts';
import {
  commentOnPreview,
  listItemPreviews,
  listPreviews,
  listSitePreviews,
  makeItemPreview,
  makePreview,
  makeSitePreview,
  openPreview,
  revokePreview,
} from '../contract/previews.endpoints.ts';
import type { PreviewSubject } from './previews.repository.ts';
import type { PreviewsService } from './previews.service.ts';

/** A search engine that is given a link, and whoever stands between, keep nothing of it. */
const ofPreview = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

const page = ({ id }: { id: string }): PreviewSubject => ({ kind: 'page', id });
const item = ({ id }: { id: string }): PreviewSubject => ({ kind: 'item', id: id.toLowerCase() });

export const previewsRoutes: Route<{ previews: PreviewsService }>[] = [
  route(listPreviews, ({ viewer, services }, { params }) => services.previews.list(viewer, page(params))),
  route(makePreview, ({ viewer, client, services }, { params, body }) =>
    services.previews.make({ viewer, client }, page(params), body),
  ),
  route(listItemPreviews, ({ viewer, services }, { params }) => services.previews.list(viewer, item(params))),
  route(makeItemPreview, ({ viewer, client, services }, { params, body }) =>
    services.previews.make({ viewer, client }, item(params), body),
  ),
  route(listSitePreviews, ({ viewer, services }) => services.previews.listOfSite(viewer)),
  route(makeSitePreview, ({ viewer, client, services }, { body }) =>
    services.previews.makeOfSite({ viewer, client }, body.days),
  ),
  route(revokePreview, async ({ viewer, client, services }, { params }) => {
    await services.previews.revoke({ viewer, client }, params.id);
    return undefined;
  }),
  route(openPreview, ({ viewer, services, answer }, { params, query }) => {
    for (const [name, value] of Object.entries(ofPreview)) answer.header(name, value);
    return services.previews.open(viewer, params.token, query.language, query.page);
  }),
  route(commentOnPreview, async ({ viewer, services }, { params, body }) => {
    await services.previews.comment(viewer, params.token, body);
    return undefined;
  }),
];
