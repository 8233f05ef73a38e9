import { settingsTag } from '#features/settings/contract/settings.tags.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import {
  addFinding,
  changeFinding,
  deleteFinding,
  listFindings,
  readAccessibilityStatement,
  readStatementForm,
  saveStatementSettings,
} from '../contract/accessibility-statement.endpoints.ts';
import { accessibilityStatementTag } from '../contract/accessibility-statement.tags.ts';
import type { AccessibilityStatementService } from './accessibility-statement.service.ts';

export const accessibilityStatementRoutes: Route<{ accessibilityStatement: AccessibilityStatementService }>[] = [
  route(readAccessibilityStatement, ({ services, answer }, { query }) => {
    // The name of the platform may stand in it, and its calendar decides.
    answer.tag(accessibilityStatementTag, settingsTag);
    return services.accessibilityStatement.read(query.language);
  }),
  route(readStatementForm, ({ viewer, services }) => services.accessibilityStatement.readForm(viewer)),
  route(saveStatementSettings, (request, { body }) =>
    request.services.accessibilityStatement.saveSettings(request, body.revision, body.settings),
  ),
  route(listFindings, ({ viewer, services }) => services.accessibilityStatement.listFindings(viewer)),
  route(addFinding, (request, { body }) => request.services.accessibilityStatement.addFinding(request, body)),
  route(changeFinding, (request, { params, body }) =>
    request.services.accessibilityStatement.changeFinding(request, params.id, body.revision, body.finding),
  ),
  route(deleteFinding, async (request, { params }) => {
    await request.services.accessibilityStatement.deleteFinding(request, params.id);
    return undefined;
  }),
];
