import { type KeyboardEvent, useRef } from 'react';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Switch } from '#platform/web/ui/choice/switch.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import { useSession } from '../../state/editor-context.ts';
import styles from './history-list.module.css';
import { keyOf, type Point } from './point.ts';
import type { History } from './use-history.ts';
import { usePointWords } from './use-point-words.ts';

export interface HistoryListProps {
  points: readonly Point[];
  history: History;
  chosen: string;
  compared: string | undefined;
  isPublishedOnly: boolean;
  onFilter(isPublishedOnly: boolean): void;
  onChoose(key: string): void;
  onCompare(key: string): void;
}

/** Time along a gauge: a long mark is a version, a short one a moment between two. */
export function HistoryList(props: HistoryListProps) {
  const { points, history, isPublishedOnly, onFilter } = props;
  const { t } = useTranslation();
  const words = usePointWords();
  const changedAt = useSession(({ page }) => page.changedAt);
  const atOf = (point: Point) => (point.kind === 'now' ? changedAt : point.at);
  const days = [...new Set(points.map((point) => words.day(atOf(point))))];
  const list = useRef<HTMLDivElement>(null);

  function step(event: KeyboardEvent): void {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    const from = event.shiftKey ? (props.compared ?? props.chosen) : props.chosen;
    const next = points[points.findIndex((point) => keyOf(point) === from) + by];
    if (next === undefined) return;
    event.preventDefault();
    if (!event.shiftKey) {
      props.onChoose(keyOf(next));
      list.current?.querySelector<HTMLElement>(`[data-point="${keyOf(next)}"]`)?.focus();
    } else if (keyOf(next) !== props.chosen) {
      props.onCompare(keyOf(next));
      say(t('editor.versions.comparedWith', { name: words.within(next) }));
    }
  }

  return (
    <nav className={styles.list} aria-label={t('editor.versions.list')}>
      <Switch className={styles.filter ?? ''} isSelected={isPublishedOnly} onChange={onFilter}>
        {t('editor.versions.publishedOnly')}
      </Switch>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the arrows of the buttons in it */}
      <div ref={list} onKeyDown={step}>
        {days.map((day) => (
          <section key={day}>
            <h2 className={styles.day}>{day}</h2>
            {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
            <ol role="list">
              {points
                .filter((point) => words.day(atOf(point)) === day)
                .map((point) => (
                  <PointRow key={keyOf(point)} point={point} at={atOf(point)} {...props} />
                ))}
            </ol>
          </section>
        ))}
      </div>
      <ListEnd history={history} />
    </nav>
  );
}

function ListEnd({ history }: { history: History }) {
  const { t } = useTranslation();
  if (history.state === 'failed') {
    return (
      <Notice tone="danger" isLive className={styles.end ?? ''} title={t('editor.versions.listFailed')}>
        <Button isCompact onPress={history.retry}>
          {t('editor.trouble.retry')}
        </Button>
      </Notice>
    );
  }
  if (history.state === 'loading') {
    return (
      <SkeletonGroup label={t('editor.versions.loading')} className={styles.end ?? ''}>
        <Skeleton />
        <Skeleton width="long" />
      </SkeletonGroup>
    );
  }
  if (!history.hasOlder) return <p className={styles.oldest}>{t('editor.versions.oldest')}</p>;
  return (
    <Button variant="quiet" className={styles.end ?? ''} isPending={history.isAskingOlder} onPress={history.askOlder}>
      {t('editor.versions.older')}
    </Button>
  );
}

interface PointRowProps extends Pick<HistoryListProps, 'chosen' | 'compared' | 'onChoose' | 'onCompare'> {
  point: Point;
  at: string;
}

function PointRow({ point, at, chosen, compared, onChoose, onCompare }: PointRowProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const words = usePointWords();
  const changedBy = useSession(({ page }) => page.changedBy);
  const by = point.kind === 'now' ? changedBy : point.by;
  const key = keyOf(point);
  const isChosen = key === chosen;
  const isCompared = key === compared;
  const title =
    point.kind === 'moment' ? t('editor.versions.changes', { count: point.changes }) : titleOf(point, words.name, t);
  return (
    <li
      className={classNames(styles.point, styles[point.kind], isChosen && styles.chosen, isCompared && styles.compared)}
    >
      <button
        type="button"
        data-point={key}
        aria-current={isChosen ? 'true' : undefined}
        tabIndex={isChosen ? 0 : -1}
        onClick={({ shiftKey }) => (shiftKey && !isChosen ? onCompare(key) : onChoose(key))}
      >
        <time dateTime={at}>{dates.hour(at)}</time>
        <span className={styles.words}>
          <b>{title}</b>
          <span className={styles.by}>
            {by.name !== '' && <Avatar name={by.name} size="small" side={20} className={styles.avatar ?? ''} />}
            {point.kind === 'version'
              ? t(point.isPublished ? 'editor.versions.publishedNow' : 'editor.versions.publishedBy', {
                  name: words.person(by),
                })
              : words.person(by)}
          </span>
          {point.kind === 'version' && point.note !== null && <q className={styles.note}>{point.note}</q>}
        </span>
        {isChosen && <span className={styles.tag}>{t('editor.versions.chosen')}</span>}
        {isCompared && <span className={styles.tag}>{t('editor.versions.compared')}</span>}
      </button>
    </li>
  );
}

const titleOf = (point: Point, name: (point: Point) => string, t: (key: string) => string): string =>
  point.kind === 'now' ? t('editor.versions.workingNow') : name(point);
