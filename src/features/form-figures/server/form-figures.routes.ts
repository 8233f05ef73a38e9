import { type Route, route } from '#platform/server/http/route.ts';
import {
  deleteTheme,
  makeTheme,
  placeAnswer,
  readFormCrossing,
  readFormFigures,
  readOpenAnswers,
  renameTheme,
} from '../contract/form-figures.endpoints.ts';
import type { FormCrossingService } from './form-crossing.service.ts';
import type { FormFiguresService } from './form-figures.service.ts';
import type { FormThemesService } from './form-themes.service.ts';

interface Services {
  formFigures: FormFiguresService;
  formCrossing: FormCrossingService;
  formThemes: FormThemesService;
}

export const formFiguresRoutes: Route<Services>[] = [
  route(readFormFigures, ({ viewer, services }, { params, query }) =>
    services.formFigures.read(viewer, params.guid.toLowerCase(), params.version, query),
  ),
  route(readFormCrossing, ({ viewer, services }, { params, query }) =>
    services.formCrossing.read(viewer, params.guid.toLowerCase(), params.version, query),
  ),
  route(readOpenAnswers, ({ viewer, services }, { params, query }) =>
    services.formThemes.answers(viewer, params.guid.toLowerCase(), params.version, query),
  ),
  route(makeTheme, ({ viewer, services }, { params, body }) =>
    services.formThemes.makeTheme(viewer, params.guid.toLowerCase(), params.field, body.name),
  ),
  route(placeAnswer, async ({ viewer, services }, { params, body }) => {
    await services.formThemes.place(viewer, params.guid.toLowerCase(), params.field, body);
    return undefined;
  }),
  route(renameTheme, async ({ viewer, services }, { params, body }) => {
    await services.formThemes.rename(viewer, params.guid.toLowerCase(), body.name);
    return undefined;
  }),
  route(deleteTheme, async ({ viewer, services }, { params }) => {
    await services.formThemes.remove(viewer, params.guid.toLowerCase());
    return undefined;
  }),
];
