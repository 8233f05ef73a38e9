import { type Route, route } from '#platform/server/http/route.ts';
import {
  exportContentFindings,
  lookAtContent,
  readContentFindings,
  readFoundOutside,
} from '../contract/content-findings.endpoints.ts';
import type { ContentFindingsService } from './content-findings.service.ts';
import { contentFindingsCsv } from './content-findings-csv.ts';

export const contentFindingsRoutes: Route<{ contentFindings: ContentFindingsService }>[] = [
  route(readContentFindings, ({ viewer, services, language }, { query }) =>
    services.contentFindings.list(viewer, query, language),
  ),
  route(readFoundOutside, ({ viewer, services }, { params }) => services.contentFindings.foundOutside(viewer, params)),
  route(lookAtContent, ({ viewer, client, services }) => services.contentFindings.askLook({ viewer, client })),
  route(exportContentFindings, async ({ viewer, services, answer }, { query: { language, ...filter } }) => {
    answer.header('content-disposition', 'attachment; filename="bevindingen.csv"');
    return contentFindingsCsv(services.contentFindings.exported(viewer, filter, language), language);
  }),
];
