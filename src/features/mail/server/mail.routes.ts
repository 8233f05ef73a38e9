import { type Route, route } from '#platform/server/http/route.ts';
import { readMail, readMailStatus, readOutbox, sendMailAgain } from '../contract/mail.endpoints.ts';
import type { MailService } from './mail.service.ts';

export const mailRoutes: Route<{ mail: MailService }>[] = [
  route(readOutbox, ({ viewer, services }, { query }) => services.mail.list(viewer, query)),
  route(readMailStatus, ({ viewer, services }) => services.mail.status(viewer)),
  route(readMail, ({ viewer, services }, { params }) => services.mail.read(viewer, params.id)),
  route(sendMailAgain, ({ viewer, services }, { params }) => services.mail.sendAgain(viewer, params.id)),
];
