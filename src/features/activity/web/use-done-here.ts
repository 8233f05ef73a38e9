import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AttentionCall } from '#features/today/contract/attention.ts';
import type { CallInput, Endpoint } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { readActivity } from '../contract/activity.endpoints.ts';
import type { DoneHere } from '../contract/activity.ts';

interface Told {
  tone: 'success' | 'danger';
  text: string;
  undo?: () => Promise<void>;
}

/** What one did here, part by part, and taking it away by the call that it carries. */
export function useDoneHere(kind: string | undefined) {
  const { t } = useTranslation();
  const call = useCall();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);
  const [told, setTold] = useState<Told>();
  const query = useInfiniteQuery({
    queryKey: ['done here', kind ?? '', language],
    queryFn: ({ pageParam }: { pageParam: string }) =>
      call(readActivity, {
        query: { language, ...(kind !== undefined && { kind }), ...(pageParam !== '' && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const pages = query.data?.pages ?? [];
  const entries = pages.flatMap((page) => page.entries);

  async function run({ method, path, ...input }: AttentionCall, done: () => Told): Promise<void> {
    // A second press comes before the first is drawn.
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await call({ method, path } as Endpoint, input satisfies CallInput as never);
      setTold(done());
    } catch (error) {
      setTold({ tone: 'danger', text: refusalText(error, t) });
    }
    // Also after a refusal: it may be gone already, in another tab.
    await query.refetch();
    isBusy.current = false;
    keepFocus(() => place.current);
  }

  return {
    place,
    told,
    entries,
    kinds: pages[0]?.kinds ?? [],
    isEmpty: query.isSuccess && entries.length === 0,
    isFailed: query.isError,
    isLoading: query.isFetching,
    hasMore: query.hasNextPage,
    again: () => query.refetch(),
    more: () => query.fetchNextPage(),

    remove({ removal }: DoneHere, title: string): Promise<void> {
      if (removal === null) return Promise.resolve();
      const { undo } = removal;
      const putBack = undo && (() => run(undo, () => ({ tone: 'success', text: t('activity.putBack', { title }) })));
      return run(removal.call, () => ({
        tone: 'success',
        text: t('activity.didRemove', { title }),
        ...(putBack && { undo: putBack }),
      }));
    },
  };
}
