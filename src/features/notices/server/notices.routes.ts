import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import { languageOfForm } from '#platform/server/http/sent-form.ts';
import {
  changeEveryWay,
  changeNoticeHours,
  changeSubjectWay,
  markRead,
  markUnread,
  pressUnsubscribe,
  readNotices,
  readNoticeWays,
  readUnsubscribing,
  unsubscribeByMailProgram,
} from '../contract/notices.endpoints.ts';
import type { NoticeWaysService } from './notice-ways.service.ts';
import type { NoticesService } from './notices.service.ts';
import type { UnsubscribingService } from './unsubscribing.service.ts';

interface NoticesServices {
  notices: NoticesService;
  noticeWays: NoticeWaysService;
  unsubscribing: UnsubscribingService;
}

export const noticesRoutes: Route<NoticesServices>[] = [
  route(readNotices, ({ viewer, services }, { query }) => services.notices.read(viewer, query)),
  route(markRead, ({ viewer, services }, { body }) => services.notices.markRead(viewer, body.guids)),
  route(markUnread, ({ viewer, services }, { body }) => services.notices.markUnread(viewer, body.guids)),
  route(readNoticeWays, ({ viewer, services }, { query }) => services.noticeWays.read(viewer, query.language)),
  route(changeSubjectWay, ({ viewer, services }, { params, body }) =>
    services.noticeWays.change(viewer, params.subject, body),
  ),
  route(changeEveryWay, ({ viewer, services }, { body }) => services.noticeWays.changeEvery(viewer, body)),
  route(changeNoticeHours, ({ viewer, services }, { body }) => services.noticeWays.changeHours(viewer, body)),
  route(readUnsubscribing, ({ services }, { params, query }) =>
    services.unsubscribing.read(params.token, query.language),
  ),
  route(unsubscribeByMailProgram, async ({ services }, { params }) => {
    await services.unsubscribing.stop(params.token);
    // Read by a program, if by anybody.
    return 'OK\n';
  }),
  route(pressUnsubscribe, async ({ services }, { params, body: { fields } }) => {
    await services.unsubscribing.stop(params.token);
    return withLanguagePrefix(`/unsubscribe/${params.token}`, languageOfForm(fields));
  }),
];
