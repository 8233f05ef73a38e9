import { formTag } from '#features/forms/contract/forms.tags.ts';
import { lookerOf } from '#features/statistics/server/counted-readers.service.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { dispositionOf } from '#platform/server/http/content-disposition.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import {
  askChallenge,
  downloadReceipt,
  keepForLater,
  postFormStep,
  postWithdrawal,
  readFormEntry,
  readFormToFill,
  readReceipt,
  readVersionToFill,
  sendForm,
  withdrawSubmission,
} from '../contract/submissions.endpoints.ts';
import type { FormStepsService } from './form-steps.service.ts';
import type { FormLaterService } from './later/form-later.service.ts';
import type { ReceiptPdfService } from './receipt-pdf/receipt-pdf.service.ts';
import type { SubmissionsService } from './submissions.service.ts';

/** A search engine that is given the link, and whoever stands between, keep nothing of it. */
const ofOnePerson = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

interface SubmissionServices {
  submissions: SubmissionsService;
  formSteps: FormStepsService;
  formLater: FormLaterService;
  receiptPdf: ReceiptPdfService;
}

export const submissionsRoutes: Route<SubmissionServices>[] = [
  route(readFormToFill, async ({ viewer, services, answer }, { params }) => {
    const guid = params.guid.toLowerCase();
    answer.tag(formTag(guid));
    const { form, changesAt } = await services.submissions.toFill(viewer, guid);
    answer.expire(changesAt);
    return form;
  }),
  route(readVersionToFill, ({ viewer, services }, { params }) =>
    services.submissions.versionToFill(viewer, params.guid.toLowerCase(), params.version),
  ),
  route(postFormStep, (request, { params, body }) =>
    request.services.formSteps.post(lookerOf(request), params.guid.toLowerCase(), body, request.client),
  ),
  route(readFormEntry, ({ viewer, services, answer }, { params }) => {
    for (const [name, value] of Object.entries(ofOnePerson)) answer.header(name, value);
    return services.formSteps.entry(viewer, params.guid.toLowerCase(), params.key);
  }),
  route(keepForLater, ({ viewer, client, services }, { params, body }) =>
    services.formLater.keepChecked(viewer, params.guid.toLowerCase(), body, client),
  ),
  route(askChallenge, ({ viewer, services }, { params }) =>
    services.submissions.challenge(viewer, params.guid.toLowerCase()),
  ),
  route(sendForm, ({ viewer, client, services }, { params, body }) =>
    services.submissions.sendChecked(viewer, params.guid.toLowerCase(), body, client),
  ),
  route(readReceipt, ({ viewer, services, answer }, { params, query }) => {
    for (const [name, value] of Object.entries(ofOnePerson)) answer.header(name, value);
    return services.submissions.receipt(viewer, params.guid.toLowerCase(), query);
  }),
  route(downloadReceipt, async ({ viewer, services, answer }, { params, query }) => {
    const { name, content } = await services.receiptPdf.make(viewer, params.guid.toLowerCase(), query);
    const headers = { ...ofOnePerson, 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };
    for (const [header, value] of Object.entries(headers)) answer.header(header, value);
    answer.header('content-disposition', dispositionOf('attachment', name));
    return content;
  }),
  route(withdrawSubmission, async ({ viewer, client, services }, { params, body }) => {
    await services.submissions.withdraw({ viewer, client }, params.guid.toLowerCase(), body.key);
    return undefined;
  }),
  route(postWithdrawal, async ({ viewer, client, services }, { params, body }) => {
    const guid = params.guid.toLowerCase();
    const { key, language } = body.values;
    await services.submissions.withdraw({ viewer, client }, guid, key);
    const path = withLanguagePrefix(`/submission/${guid}`, language);
    return key === undefined ? path : `${path}?key=${key}`;
  }),
];
