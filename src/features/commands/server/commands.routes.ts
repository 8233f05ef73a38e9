import { type Route, route } from '#platform/server/http/route.ts';
import { findThings } from '../contract/commands.endpoints.ts';
import type { CommandsService } from './commands.service.ts';

export const commandsRoutes: Route<{ commands: CommandsService }>[] = [
  route(findThings, ({ viewer, services }, { query }) => services.commands.find(viewer, query)),
];
