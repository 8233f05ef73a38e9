import { useContext, useState } from 'react';
import { CallContext } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { NamedVotes } from '../../contract/poll.ts';
import { listNamedVotes } from '../../contract/polls.endpoints.ts';
import styles from './poll.module.css';
import type { DrawnPoll } from './poll-asked.ts';

const perPage = 50;

/** Who chose what, for members where voters were told so; fetched when somebody wants to know. */
export function PollNames({ guid, asked, poll }: DrawnPoll) {
  const { t } = useTranslation();
  const call = useContext(CallContext);
  const [pages, setPages] = useState<NamedVotes[]>([]);
  const [isFailed, setIsFailed] = useState(false);
  if (asked.names !== 'members' || poll?.voting !== 'account' || call === undefined) return null;

  async function more(): Promise<void> {
    if (call === undefined) return;
    try {
      const query = { pageNumber: pages.length + 1, itemCount: perPage };
      const page = await call(listNamedVotes, { params: { guid }, query });
      setPages((before) => [...before, page]);
      setIsFailed(false);
    } catch {
      // Told below; opening it again, or the button, tries anew.
      setIsFailed(true);
    }
  }

  const votes = pages.flatMap((page) => page.votes);
  const total = pages.at(-1)?.totalNumberOfVotes ?? 0;
  const labelOf = (key: string) => asked.choices.find((choice) => choice.key === key)?.label.value ?? '';
  return (
    <details
      className={styles.names}
      onToggle={(event) => {
        if (event.currentTarget.open && pages.length === 0) void more();
      }}
    >
      <summary>{t('polls.whoChose')}</summary>
      {isFailed && <Notice tone="warning">{t('polls.failed')}</Notice>}
      {pages.length > 0 && votes.length === 0 && <p className={styles.foot}>{t('polls.noNames')}</p>}
      <ul className={styles.only}>
        {votes.map(({ guid: person, name, choices }) => (
          <li key={person}>
            {name || t('polls.noName')}: {choices.map(labelOf).filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
      {(votes.length < total || isFailed) && (
        <PlainButton variant="quiet" onClick={() => void more()}>
          {t('polls.moreNames')}
        </PlainButton>
      )}
    </details>
  );
}
