import { type Route, route } from '#platform/server/http/route.ts';
import { downloadOwnData } from '../contract/profiles.endpoints.ts';
import type { OwnDataService } from './own-data.service.ts';

/** Written while it is sent, however long it gets. */
export const ownDataRoutes: Route<{ ownData: OwnDataService }>[] = [
  route(downloadOwnData, (context) => {
    context.answer.header('content-disposition', 'attachment; filename="mijn-gegevens.json"');
    return context.services.ownData.download(context, context.language);
  }),
];
