import { type Route, route } from '#platform/server/http/route.ts';
import {
  changeSubmissions,
  listHandledForms,
  listSubmissions,
  readInbox,
  readSubmission,
  redactAnswers,
  replyToSender,
  saveFormHandling,
  writeNote,
} from '../contract/inbox.endpoints.ts';
import type { HandlingService } from './handling/handling.service.ts';
import type { InboxService } from './handling/inbox.service.ts';
import type { SubmissionMessagesService } from './handling/messages.service.ts';
import type { ReadSubmissionService } from './handling/read-submission.service.ts';

interface InboxServices {
  inbox: InboxService;
  submissionReading: ReadSubmissionService;
  submissionHandling: HandlingService;
  submissionMessages: SubmissionMessagesService;
}

export const inboxRoutes: Route<InboxServices>[] = [
  route(listHandledForms, ({ viewer, services }, { query }) => services.inbox.listForms(viewer, query.language)),
  route(readInbox, ({ viewer, services }, { params, query }) =>
    services.inbox.readInbox(viewer, params.guid, query.language),
  ),
  route(listSubmissions, ({ viewer, services }, { params, query }) => services.inbox.list(viewer, params.guid, query)),
  route(readSubmission, ({ viewer, client, services }, { params, query }) =>
    services.submissionReading.read({ viewer, client }, params.guid, query.language),
  ),
  route(changeSubmissions, ({ viewer, client, services }, { body }) =>
    services.submissionHandling.change({ viewer, client }, body.changes),
  ),
  route(writeNote, async ({ viewer, client, services }, { params, body }) => {
    await services.submissionMessages.note({ viewer, client }, params.guid, body.words);
    return undefined;
  }),
  route(replyToSender, async ({ viewer, client, services }, { params, body }) => {
    await services.submissionMessages.reply({ viewer, client }, params.guid, body);
    return undefined;
  }),
  route(redactAnswers, async ({ viewer, client, services }, { params, body }) => {
    await services.submissionMessages.redact({ viewer, client }, params.guid, body.fields);
    return undefined;
  }),
  route(saveFormHandling, ({ viewer, client, services }, { params, body }) =>
    services.submissionHandling.saveFormHandling({ viewer, client }, params.guid, body),
  ),
];
