import { settingsTag } from '#features/settings/contract/settings.tags.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import {
  discardLegalDraft,
  listLegal,
  publishLegalDraft,
  readLegal,
  readLegalDraft,
  saveLegalDraft,
} from '../contract/legal.endpoints.ts';
import { legalTag } from '../contract/legal.tags.ts';
import type { LegalService } from './legal.service.ts';

export const legalRoutes: Route<{ legal: LegalService }>[] = [
  route(listLegal, ({ services, answer }) => {
    // The day of a version is one on the platform's calendar.
    answer.tag(legalTag, settingsTag);
    return services.legal.list();
  }),
  route(readLegal, ({ services, answer }, { params, query }) => {
    // The name of the platform stands in the texts.
    answer.tag(legalTag, settingsTag);
    return services.legal.read(params.kind, query.language, query.version);
  }),
  route(readLegalDraft, ({ viewer, services }, { params }) => services.legal.readDraft(viewer, params.kind)),
  route(saveLegalDraft, ({ viewer, client, services }, { params, body: { revision, ...words } }) =>
    services.legal.saveDraft({ viewer, client }, params.kind, revision, words),
  ),
  route(publishLegalDraft, ({ viewer, client, services }, { params, body }) =>
    services.legal.publish({ viewer, client }, params.kind, body.revision),
  ),
  route(discardLegalDraft, ({ viewer, client, services }, { params }) =>
    services.legal.discardDraft({ viewer, client }, params.kind),
  ),
];
