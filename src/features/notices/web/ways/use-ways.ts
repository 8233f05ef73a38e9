import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ToldBy } from '#features/following/contract/follow-words.ts';
import { changeFollow, follow, unfollow } from '#features/following/contract/following.endpoints.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { NoticeWays } from '../../contract/notice.ts';
import type { NoticeHours } from '../../contract/notice-hours.ts';
import type { NoticeSubject } from '../../contract/notice-words.ts';
import {
  changeEveryWay,
  changeNoticeHours,
  changeSubjectWay,
  readNoticeWays,
} from '../../contract/notices.endpoints.ts';

type Follow = NoticeWays['follows'][number];

const isSame = (one: Follow, { kind, guid }: Pick<Follow, 'kind' | 'guid'>) => one.kind === kind && one.guid === guid;

/** Every choice is kept at once: shown before the server answers, put back when it refuses, and taken back on request. */
export function useWays() {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const runTask = useRunTask();
  const language = useLanguage();
  const input = { query: { language } };
  const queryKey = [endpointUrl(readNoticeWays, input)];
  const {
    data: ways,
    isError,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: () => call(readNoticeWays, input),
    staleTime: 0,
  });

  async function keep(
    done: string,
    changed: (now: NoticeWays) => NoticeWays,
    work: () => Promise<unknown>,
    undo: () => Promise<unknown>,
  ): Promise<void> {
    await cache.cancelQueries({ queryKey });
    const before = cache.getQueryData<NoticeWays>(queryKey);
    if (before !== undefined) cache.setQueryData(queryKey, changed(before));
    const renewed = async (act: () => Promise<unknown>) => {
      try {
        await act();
      } finally {
        await cache.invalidateQueries({ queryKey });
      }
    };
    await runTask({
      type: 'edit',
      entity: 'profile',
      words: { done, failed: t('notices.ways.failed') },
      run: () => renewed(work),
      undo: () => renewed(undo),
    });
  }

  const ofSubject = (subject: NoticeSubject, { bell, mail }: ToldBy) =>
    call(changeSubjectWay, { params: { subject }, body: { bell, mail } });
  const ofFollow = ({ kind, guid }: Follow, { bell, mail }: ToldBy) =>
    call(changeFollow, { params: { kind, guid }, body: { bell, mail } });

  return {
    ways,
    isError,
    again: () => void refetch(),

    changeSubject: (before: NoticeWays['subjects'][number], by: ToldBy, done: string) =>
      keep(
        done,
        (now) => ({
          ...now,
          subjects: now.subjects.map((one) => (one.subject === before.subject ? { ...one, ...by } : one)),
        }),
        () => ofSubject(before.subject, by),
        () => ofSubject(before.subject, before),
      ),

    changeFollow: (before: Follow, by: ToldBy, done: string) =>
      keep(
        done,
        (now) => ({ ...now, follows: now.follows.map((one) => (isSame(one, before) ? { ...one, ...by } : one)) }),
        () => ofFollow(before, by),
        () => ofFollow(before, before),
      ),

    stop: (before: Follow, done: string) => {
      const { kind, guid, bell, mail } = before;
      return keep(
        done,
        (now) => ({ ...now, follows: now.follows.filter((one) => !isSame(one, before)) }),
        () => call(unfollow, { params: { kind, guid } }),
        () => call(follow, { params: { kind, guid }, body: { bell, mail } }),
      );
    },

    stopMail: (before: NoticeWays, done: string) => {
      const body = (off: boolean) => ({
        subjects: before.subjects.map((one) => (off ? { ...one, mail: 'never' as const } : one)),
        follows: before.follows.map(({ kind, guid, bell, mail }) => ({
          kind,
          guid,
          bell,
          mail: off ? ('never' as const) : mail,
        })),
      });
      return keep(
        done,
        (now) => ({
          ...now,
          subjects: now.subjects.map((one) => ({ ...one, mail: 'never' })),
          follows: now.follows.map((one) => ({ ...one, mail: 'never' })),
        }),
        () => call(changeEveryWay, { body: body(true) }),
        () => call(changeEveryWay, { body: body(false) }),
      );
    },

    changeHours: (before: NoticeHours, hours: NoticeHours, done: string) =>
      keep(
        done,
        (now) => ({ ...now, hours }),
        () => call(changeNoticeHours, { body: hours }),
        () => call(changeNoticeHours, { body: before }),
      ),
  };
}

export type Ways = ReturnType<typeof useWays>;
