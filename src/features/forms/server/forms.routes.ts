import { type Route, route } from '#platform/server/http/route.ts';
import {
  changeFormOwner,
  dismissFormPlanFailure,
  listFormExamples,
  listFormHandlers,
  listForms,
  listQuestionOptions,
  makeForm,
  planForm,
  publishForm,
  readForm,
  readFormVersion,
  saveFormDraft,
  saveFormSettings,
  throwFormAway,
} from '../contract/forms.endpoints.ts';
import { describeQuestions } from './describe-questions.ts';
import { sketchExamples } from './example-sketches.ts';
import type { FormPeopleService } from './form-people.service.ts';
import type { FormsService } from './forms.service.ts';
import type { FormPlansService } from './plans/form-plans.service.ts';

interface Services {
  forms: FormsService;
  formPeople: FormPeopleService;
  formPlans: FormPlansService;
}

export const formsRoutes: Route<Services>[] = [
  route(listForms, ({ viewer, services }, { query }) => services.forms.list(viewer, query)),
  route(listFormExamples, (_, { query }) => Promise.resolve(sketchExamples(query.language))),
  route(listQuestionOptions, () => Promise.resolve(describeQuestions())),
  route(makeForm, ({ viewer, client, services }, { body }) => services.forms.make({ viewer, client }, body)),
  route(readForm, ({ viewer, services }, { params }) => services.forms.read(viewer, params.guid)),
  route(saveFormDraft, ({ viewer, client, services }, { params, body }) =>
    services.forms.saveDraft({ viewer, client }, params.guid, body),
  ),
  route(saveFormSettings, ({ viewer, client, services }, { params, body }) =>
    services.forms.saveSettings({ viewer, client }, params.guid, body),
  ),
  route(changeFormOwner, ({ viewer, client, services }, { params, body }) =>
    services.forms.changeOwner({ viewer, client }, params.guid, body.ownerGuid),
  ),
  route(publishForm, ({ viewer, client, services }, { params, body }) =>
    services.forms.publish({ viewer, client }, params.guid, body),
  ),
  route(planForm, ({ viewer, client, services }, { params, body }) =>
    services.formPlans.plan({ viewer, client }, params.guid.toLowerCase(), body),
  ),
  route(dismissFormPlanFailure, ({ viewer, client, services }, { params }) =>
    services.formPlans.dismissFailure({ viewer, client }, params.guid.toLowerCase()),
  ),
  route(readFormVersion, ({ viewer, services }, { params }) =>
    services.forms.readVersion(viewer, params.guid, params.version),
  ),
  route(listFormHandlers, ({ viewer, services }, { params }) =>
    services.formPeople.handlers(viewer, params.guid.toLowerCase()),
  ),
  route(throwFormAway, ({ viewer, client, services }, { params }) =>
    services.forms.throwAway({ viewer, client }, params.guid),
  ),
];
