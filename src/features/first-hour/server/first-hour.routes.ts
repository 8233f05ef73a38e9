import { type RequestContext, type Route, route } from '#platform/server/http/route.ts';
import {
  answerLook,
  answerSite,
  findPalette,
  makeFirstPages,
  openSite,
  putListAway,
  readFirstHour,
  readOpening,
  readPageSketches,
} from '../contract/first-hour.endpoints.ts';
import type { FirstHourService } from './first-hour.service.ts';

interface Needs {
  firstHour: FirstHourService;
}

/** Every answer moves things on, so each answers where the site stands then. */
async function afterwards({ viewer, services, language }: RequestContext<Needs>, change: Promise<void>) {
  await change;
  return services.firstHour.read(viewer, language);
}

export const firstHourRoutes: Route<Needs>[] = [
  route(readFirstHour, ({ viewer, services, language }) => services.firstHour.read(viewer, language)),
  route(answerSite, (context, { body }) => afterwards(context, context.services.firstHour.answerSite(context, body))),
  route(findPalette, ({ viewer, services }, { params }) => services.firstHour.findPalette(viewer, params.guid)),
  route(answerLook, (context, { body }) => afterwards(context, context.services.firstHour.answerLook(context, body))),
  route(readPageSketches, ({ viewer, services }) => services.firstHour.sketches(viewer)),
  route(makeFirstPages, (context, { body }) =>
    afterwards(context, context.services.firstHour.makePages(context, body)),
  ),
  route(putListAway, (context, { body }) =>
    afterwards(context, context.services.firstHour.putListAway(context.viewer, body.isPutAway)),
  ),
  route(readOpening, ({ viewer, services, language }) => services.firstHour.readOpening(viewer, language)),
  route(openSite, (context, { body }) => afterwards(context, context.services.firstHour.open(context, body.pages))),
];
