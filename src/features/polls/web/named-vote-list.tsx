import { useInfiniteQuery } from '@tanstack/react-query';
import { useCall } from '#platform/web/api/call-context.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import type { ManagedPoll } from '../contract/poll.ts';
import { listNamedVotes } from '../contract/polls.endpoints.ts';
import styles from './managed-poll-screen.module.css';

const perPage = 50;

/** Who chose what, for those to whom voters were told that it would be told. */
export function NamedVoteList({ poll: { guid, choices } }: { poll: ManagedPoll }) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const call = useCall();
  const named = useInfiniteQuery({
    queryKey: ['poll-names', guid],
    queryFn: ({ pageParam }) =>
      call(listNamedVotes, { params: { guid }, query: { pageNumber: pageParam, itemCount: perPage } }),
    initialPageParam: 1,
    getNextPageParam: ({ totalNumberOfVotes }, pages) =>
      pages.length * perPage < totalNumberOfVotes ? pages.length + 1 : undefined,
  });
  const labels = new Map(choices.map(({ key, label }) => [key, label]));
  const rows = named.data?.pages.flatMap(({ votes }) => votes.map((vote) => ({ ...vote, id: vote.guid })));
  return (
    <section className={styles.names} aria-labelledby="poll-names">
      <h2 id="poll-names" className="t-28">
        {t('polls.admin.names')}
      </h2>
      {named.isError && <Notice tone="danger">{t('polls.admin.failed')}</Notice>}
      {named.isPending && (
        <SkeletonGroup label={t('polls.admin.loading')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {rows && (
        <Table
          label={t('polls.admin.names')}
          rows={rows}
          columns={[
            {
              id: 'name',
              label: t('polls.admin.name'),
              isRowHeader: true,
              cell: ({ name }) => name || t('polls.admin.noName'),
            },
            {
              id: 'choices',
              label: t('polls.admin.choices'),
              cell: (vote) => vote.choices.map((key) => labels.get(key) ?? key).join(', '),
            },
            { id: 'votedOn', label: t('polls.admin.votedOn'), priority: 2, cell: (vote) => dateTime(vote.votedOn) },
          ]}
          empty={<EmptyState headingLevel={3} title={t('polls.admin.noNames')} />}
        />
      )}
      {named.hasNextPage && (
        <Button
          isPending={named.isFetchingNextPage}
          pendingText={t('polls.admin.loading')}
          onPress={() => void named.fetchNextPage()}
        >
          {t('polls.admin.more')}
        </Button>
      )}
    </section>
  );
}
