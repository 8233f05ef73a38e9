import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { KeyHint } from '#platform/web/ui/key-hint/key-hint.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { readReactionQueue } from '../../contract/moderation.endpoints.ts';
import { type QueuedReaction, type QueuePile, queuePiles } from '../../contract/moderation.ts';
import { threadTexts } from '../parts/thread-texts.ts';
import { BlockedPeople } from './blocked-people.tsx';
import { queueInput } from './load-queue.ts';
import type { ModeratorKey } from './moderator-keys.ts';
import styles from './queue.module.css';
import { QueuedLine } from './queued-reaction.tsx';
import { useModerating } from './use-moderating.ts';

/** What waits for a moderator, the reported ones first; cleared by keyboard, each with the way back. */
export default function QueueScreen() {
  useViewTexts(threadTexts);
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const input = queueInput(search, useLanguage());
  const { pile } = input.query;
  const { reactions, counts, hasMore } = useLoaded(readReactionQueue, input);
  const moderating = useModerating();
  const list = useRef<HTMLOListElement>(null);

  const lineOf = (guid: string | undefined) =>
    guid === undefined ? null : list.current?.querySelector<HTMLElement>(`[data-reaction="${guid}"]`);
  const beside = (guid: string, step: 1 | -1): string | undefined =>
    reactions[reactions.findIndex((one) => one.guid === guid) + step]?.guid;

  function act(reaction: QueuedReaction, what: ModeratorKey | 'restore'): void {
    const { guid } = reaction;
    if (what === 'next' || what === 'previous') {
      lineOf(beside(guid, what === 'next' ? 1 : -1))?.focus();
      return;
    }
    if (what === 'block') {
      if (!reaction.canBlock) return;
      void (reaction.isBlocked ? moderating.unblock(guid) : moderating.block(guid));
      return;
    }
    // On to the next one that is left.
    const next = beside(guid, 1) ?? beside(guid, -1);
    lineOf(next)?.focus();
    if (what === 'restore') void moderating.restore(guid);
    else if (reaction.state !== 'removed') {
      if (what === 'keep') void moderating.keep(guid);
      else void moderating.remove(guid, reaction.reports[0]?.reason);
    }
    keepFocus(() => lineOf(next) ?? list.current?.querySelector<HTMLElement>('[data-reaction]'));
  }

  return (
    <Screen>
      <PageHeading lead={t('moderating.lead', counts)}>{t('admin.menu.reactions')}</PageHeading>
      <nav className={styles.piles} aria-label={t('moderating.piles.label')}>
        {queuePiles.map((one: QueuePile) => (
          <a key={one} href={one === 'open' ? '?' : `?pile=${one}`} aria-current={one === pile ? 'page' : undefined}>
            {t(`moderating.piles.${one}`)}
          </a>
        ))}
      </nav>
      {moderating.failure !== undefined && (
        <Notice tone="danger" isLive>
          {refusalText(moderating.failure, t)}
        </Notice>
      )}
      {reactions.length === 0 ? (
        <EmptyState headingLevel={2} title={t(`moderating.none.${pile}`)}>
          {t(`moderating.noneText.${pile}`)}
        </EmptyState>
      ) : (
        <>
          <Keys />
          <ol ref={list} className={styles.list} aria-label={t(`moderating.piles.${pile}`)}>
            {reactions.map((one) => (
              <QueuedLine key={one.guid} reaction={one} onDo={(what) => act(one, what)} />
            ))}
          </ol>
        </>
      )}
      {hasMore && <p className={styles.where}>{t('moderating.more')}</p>}
      <BlockedPeople onUnblock={(guid) => void moderating.unblockPerson(guid)} />
    </Screen>
  );
}

const keys = [
  [['J', 'K'], 'move'],
  [['A'], 'keep'],
  [['D'], 'remove'],
  [['B'], 'block'],
] as const;

function Keys() {
  const { t } = useTranslation();
  return (
    <p className={styles.keys} data-print="hidden">
      <span>{t('moderating.keys.where')}</span>
      {keys.map(([letters, name]) => (
        <span key={name} className={styles.key}>
          {letters.map((letter) => (
            <KeyHint key={letter} keys={letter} />
          ))}{' '}
          {t(`moderating.keys.${name}`)}
        </span>
      ))}
    </p>
  );
}
