import { type Route, route } from '#platform/server/http/route.ts';
import {
  deleteTheme,
  makeTheme,
  placeAnswer,
  readFormFigures,
  readOpenAnswers,
  renameTheme,
} from '../contract/form-figures.endpoints.ts';
import type { FormFiguresService } from './form-figures.service.ts';
import type { FormThemesService } from './form-themes.service.ts';

export const formFiguresRoutes: Route<{ formFigures: FormFiguresService; formThemes: FormThemesService }>[] = [
  route(readFormFigures, ({ viewer, services }, { params, query }) =>
    services.formFigures.read(viewer, params.guid.toLowerCase(), params.version, query),
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
