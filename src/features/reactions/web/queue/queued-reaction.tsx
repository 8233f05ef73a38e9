import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { KeyboardEvent } from 'react';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import type { QueuedReaction } from '../../contract/moderation.ts';
import { reactionPath } from '../../contract/thread-address.ts';
import { ReactionPictures } from '../parts/pictures/reaction-pictures.tsx';
import { ReactionText } from '../parts/reaction-text.tsx';
import { type ModeratorKey, moderatorKeyOf } from './moderator-keys.ts';
import styles from './queue.module.css';

interface QueuedReactionProps {
  reaction: QueuedReaction;
  onDo(what: ModeratorKey | 'restore'): void;
}

/** One reaction as a moderator sees it: what is wrong with it, and what can be done, by button and by key. */
export function QueuedLine({ reaction, onDo }: QueuedReactionProps) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const { guid, author, text, state, title, path, at, reports, canBlock, isBlocked } = reaction;
  const name = author || t('reactions.nameless');
  function press(event: KeyboardEvent): void {
    const key = moderatorKeyOf(event);
    if (key === undefined) return;
    event.preventDefault();
    onDo(key);
  }
  return (
    <li>
      <article
        className={styles.line}
        data-reaction={guid}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: one goes from one to the next with the keys
        tabIndex={0}
        aria-label={t('reactions.by', { name })}
        aria-describedby={`queued-${guid}`}
        onKeyDown={press}
      >
        <p className={styles.who}>
          <strong dir="auto">{name}</strong>
          {reports.map(({ reason, count }) => (
            <Badge key={reason} tone="danger" icon={Flag}>
              {t('moderating.reported', { count, reason: t(`reactions.reasons.${reason}`) })}
            </Badge>
          ))}
          {state === 'waiting' && (
            <Badge tone="warning" icon={Clock}>
              {t('moderating.waits')}
            </Badge>
          )}
          {state === 'removed' && (
            <Badge tone="neutral" icon={EyeOff}>
              {t(`reactions.reasons.${reaction.reason ?? 'elsewhere'}`)}
            </Badge>
          )}
          {isBlocked && (
            <Badge tone="danger" icon={Ban}>
              {t('moderating.isBlocked')}
            </Badge>
          )}
          <time dateTime={at}>{dateTime(at)}</time>
        </p>
        <p className={styles.where}>
          {path === null ? (
            title
          ) : (
            <TextLink href={state === 'shown' ? reactionPath(path, reaction.target.guid, guid) : path}>
              {title}
            </TextLink>
          )}
        </p>
        <div id={`queued-${guid}`}>
          {text === '' ? (
            <p className={styles.where}>{t('moderating.erased')}</p>
          ) : (
            <>
              <ReactionText text={text} names={[]} />
              <ReactionPictures guid={guid} author={name} pictures={reaction.pictures} showsWords />
            </>
          )}
        </div>
        <div className={styles.buttons}>
          {state === 'removed' ? (
            text !== '' && (
              <Button icon={RotateCcw} onPress={() => onDo('restore')}>
                {t('moderating.restore')}
              </Button>
            )
          ) : (
            <>
              <Button icon={Check} onPress={() => onDo('keep')}>
                {t(state === 'waiting' ? 'moderating.approve' : 'moderating.keep')}
              </Button>
              <Button icon={EyeOff} onPress={() => onDo('remove')}>
                {t('moderating.remove')}
              </Button>
            </>
          )}
          {canBlock && (
            <Button variant="quiet" icon={Ban} onPress={() => onDo('block')}>
              {t(isBlocked ? 'moderating.unblock' : 'moderating.block')}
            </Button>
          )}
        </div>
      </article>
    </li>
  );
}
