import { type Route, route } from '#platform/server/http/route.ts';
import {
  exportSignUps,
  listSignUps,
  readOwnSignUps,
  readSignUp,
  readSignUpSettings,
  removeSignUp,
  saveSignUpSettings,
  tellSignedUp,
} from '../contract/sign-ups.endpoints.ts';
import type { OrganisingService } from './organising.service.ts';
import type { SignUpsService } from './sign-ups.service.ts';

interface SignUpServices {
  signUps: SignUpsService;
  organising: OrganisingService;
}

export const signUpsRoutes: Route<SignUpServices>[] = [
  route(readSignUp, async ({ viewer, services, answer }, { params }) => {
    const { value, tags, changesAt } = await services.signUps.read(viewer, params.guid);
    answer.tag(...tags);
    answer.expire(changesAt);
    return value;
  }),
  route(readOwnSignUps, ({ viewer, services }, { params }) => services.signUps.own(viewer, params.guid)),
  route(readSignUpSettings, ({ viewer, services }, { params, query }) =>
    services.signUps.readSettings(viewer, params.guid, query.language),
  ),
  route(saveSignUpSettings, async ({ viewer, client, services }, { params, body }) => {
    await services.signUps.saveSettings({ viewer, client }, params.guid, body);
    return undefined;
  }),
  route(removeSignUp, async ({ viewer, client, services }, { params }) => {
    await services.signUps.remove({ viewer, client }, params.guid);
    return undefined;
  }),
  route(listSignUps, ({ viewer, services }, { params, query }) =>
    services.organising.list(viewer, params.guid, query.language),
  ),
  route(exportSignUps, ({ viewer, client, services, answer }, { params, query }) => {
    answer.header('content-disposition', 'attachment; filename="aanmeldingen.csv"');
    return services.organising.csv({ viewer, client }, params.guid, query.language);
  }),
  route(tellSignedUp, ({ viewer, client, services }, { params, body }) =>
    services.organising.tell({ viewer, client }, params.guid, body),
  ),
];
