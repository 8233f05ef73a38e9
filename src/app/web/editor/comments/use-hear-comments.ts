import { useEffect, useRef } from 'react';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import type { CommentThread } from '#features/page-review/contract/page-comment.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { useEditor } from '../state/editor-context.ts';
import { useComments } from './comments-context.tsx';

const all = (threads: readonly CommentThread[]) => threads.flatMap(({ comments }) => comments);

/** Says that someone said something, but never to who is typing. */
export function useHearComments(): void {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const { threads } = useComments();
  const me = useUserState().applicationUser?.guid;
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(all(threads).map(({ id }) => id));
    const news = before && all(threads).filter(({ id, by }) => !before.has(id) && by.id !== me);
    const last = news?.at(-1);
    if (last === undefined || ui.get().typing !== null) return;
    say(t('review.comments.said.heard', { name: last.by.name || t('review.comments.nobody') }));
  }, [threads, me, ui, t]);
}
