import { useQueryClient } from '@tanstack/react-query';
import { followWork } from '#features/tasks/contract/follow-work.ts';
import type { LongWork } from '#features/tasks/contract/long-work.ts';
import { longWorkTopic } from '#features/tasks/contract/tasks.topics.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import type { InputOf } from '#platform/contract/calls/endpoint.ts';
import { topicAddress } from '#platform/contract/calls/live-topic.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { followTopic } from '#platform/web/live/follow-topic.ts';
import type { BulkAction, BulkResult, UserDetail } from '../contract/user.ts';
import { changeUser, changeUsers } from '../contract/users.endpoints.ts';

type Bulk = InputOf<typeof changeUsers>['body'];
type Changes = NonNullable<InputOf<typeof changeUser>['body']>;

/** The form that someone's names, type and roles are changed with. */
export const userFormId = 'user-form';

const opposite: Record<BulkAction, BulkAction> = {
  activate: 'deactivate',
  deactivate: 'activate',
  giveRole: 'takeRole',
  takeRole: 'giveRole',
};

/** Everything that shows people or counts them is loaded again. */
export function useUsersReload(): () => Promise<void> {
  const cache = useQueryClient();
  return () =>
    cache.invalidateQueries({
      predicate: ({ queryKey }) => /^\/api\/(users|roles|userinvitations|access)/.test(String(queryKey[0])),
    });
}

export function useUserChanges() {
  const call = useCall();
  const runTask = useRunTask();
  const reload = useUsersReload();

  /** Of many it is followed until it is done; who leaves misses nothing but the sight of it. */
  async function send(body: Bulk, onProgress?: (work: LongWork) => void): Promise<BulkResult> {
    const asked = await call(changeUsers, { body });
    const result = asked.workId === undefined ? asked : await follow(asked.workId, onProgress);
    await reload();
    return result;
  }

  async function follow(workId: string, onProgress?: (work: LongWork) => void): Promise<BulkResult> {
    const { wait, stop } = followTopic(topicAddress(longWorkTopic, workId));
    const following = { wait, ...(onProgress === undefined ? {} : { onProgress }) };
    return followWork<BulkResult>(call, workId, following).finally(stop);
  }

  return {
    /** Undo reaches exactly those who were changed, and only while they are few enough to be named. */
    async changeMany(
      body: Bulk,
      count: number,
      onProgress?: (work: LongWork) => void,
    ): Promise<BulkResult | undefined> {
      const outcome = await runTask({
        type: 'edit',
        entity: 'user',
        bulk: count,
        run: () => send(body, onProgress),
        countOf: ({ changed }) => changed,
        ...(count > 1000
          ? {}
          : {
              undo: async ({ changedGuids }: BulkResult) => {
                if (changedGuids.length === 0) return;
                await send({ action: opposite[body.action], roleId: body.roleId, guids: changedGuids });
              },
            }),
      });
      return outcome.state === 'done' ? outcome.value : undefined;
    },

    /** Throws what the server refused, for the form to tell; what else fails is told by the task. */
    async change(user: UserDetail, body: Changes): Promise<UserDetail> {
      const before: Changes = Object.fromEntries(Object.keys(body).map((key) => [key, user[key as keyof UserDetail]]));
      const save = async (changes: Changes) => {
        const saved = await call(changeUser, { params: { guid: user.guid }, body: changes });
        await reload();
        return saved;
      };
      const outcome = await runTask({
        type: 'save',
        entity: 'user',
        form: userFormId,
        run: () => save(body),
        undo: () => save(before),
      });
      if (outcome.state === 'failed') throw outcome.error;
      return outcome.value;
    },
  };
}
