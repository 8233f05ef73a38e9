import { useQueryClient } from '@tanstack/react-query';
import {
  answerPageComment,
  changePageComment,
  removePageComment,
  settlePageComment,
} from '#features/page-review/contract/page-comments.endpoints.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { useEditor } from '../state/editor-context.ts';
import type { CommentPlace } from '../state/editor-ui.ts';
import { useCommentCalls } from './use-comment-calls.ts';

/** Each rejects when it did not come through: what was written stays in its field then. */
export interface Commenting {
  add(place: CommentPlace, words: string): Promise<void>;
  answer(id: string, words: string): Promise<void>;
  change(id: string, words: string): Promise<void>;
  remove(id: string): Promise<void>;
  settle(id: string, isSettled: boolean): Promise<void>;
}

export function useCommenting(): Commenting {
  const { session } = useEditor();
  const call = useCall();
  const cache = useQueryClient();
  const runTask = useRunTask();
  const { t } = useTranslation();
  const calls = useCommentCalls();
  const reload = () => reloadAnswersOf(cache, [calls.list]);
  const done = async (words: string) => {
    await reload();
    say(words);
  };

  return {
    async add(place, words) {
      await calls.add(session.state().page.guid, { ...place, words });
      await done(t('review.comments.said.added'));
    },
    async answer(guid, words) {
      await call(answerPageComment, { params: { guid }, body: { words } });
      await done(t('review.comments.said.answered'));
    },
    async change(guid, words) {
      await call(changePageComment, { params: { guid }, body: { words } });
      await done(t('review.comments.said.changed'));
    },
    async remove(guid) {
      await call(removePageComment, { params: { guid } });
      await done(t('review.comments.said.removed'));
    },
    async settle(guid, isSettled) {
      const set = async (value: boolean) => {
        await call(settlePageComment, { params: { guid }, body: { isSettled: value } });
        await reload();
      };
      const words = isSettled ? 'settled' : 'reopened';
      await runTask({
        type: 'save',
        entity: 'reaction',
        words: { done: t(`review.comments.tasks.${words}.done`), failed: t(`review.comments.tasks.${words}.failed`) },
        run: () => set(isSettled),
        undo: () => set(!isSettled),
      });
    },
  };
}
