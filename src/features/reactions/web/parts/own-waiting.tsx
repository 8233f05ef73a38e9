import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import OctagonX from 'lucide-react/icons/octagon-x';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import type { OwnReaction } from '../../contract/reaction.ts';
import { reactionAnchor } from '../../contract/thread-address.ts';
import { keyOf } from '../own-keys.ts';
import { ReactionPictures } from './pictures/reaction-pictures.tsx';
import { ReactionText } from './reaction-text.tsx';
import styles from './thread.module.css';
import { useThread } from './thread-context.ts';

const badges = {
  unproven: { tone: 'warning', icon: Mail },
  waiting: { tone: 'warning', icon: Clock },
  removed: { tone: 'danger', icon: OctagonX },
} as const;

/** One's own that others do not see: it waits for a code or for a moderator, or was removed. */
export function OwnWaiting({ reaction }: { reaction: OwnReaction & { state: keyof typeof badges } }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { names, actions } = useThread();
  const { guid, state, text, reason } = reaction;
  const key = keyOf(guid);
  const { tone, icon } = badges[state];
  return (
    <li>
      <article
        id={reactionAnchor(guid)}
        tabIndex={-1}
        className={classNames(styles.reaction, styles.waits)}
        aria-label={t(`reactions.own.${state}`)}
      >
        <Avatar name={reaction.author || t('reactions.you')} />
        <div className={styles.words}>
          <p className={styles.who}>
            <strong>{t('reactions.you')}</strong>
            <Badge tone={tone} icon={icon}>
              {t(`reactions.own.${state}`)}
            </Badge>
          </p>
          <ReactionText text={text} names={names} />
          <ReactionPictures guid={guid} author={t('reactions.you')} pictures={reaction.pictures} isOwn />
          {state !== 'removed' && (
            <div className={styles.buttons}>
              {state === 'unproven' && (
                <ButtonLink
                  variant="primary"
                  href={withLanguagePrefix(`/reaction/${guid}${key === undefined ? '' : `?key=${key}`}`, language)}
                >
                  {t('reactions.own.code')}
                </ButtonLink>
              )}
              <PlainButton variant="quiet" onClick={() => void actions.withdraw(guid)}>
                {t('reactions.withdraw')}
              </PlainButton>
            </div>
          )}
          <p className={styles.note}>
            {t(`reactions.own.${state}Help`, { reason: t(`reactions.why.${reason ?? 'elsewhere'}`) })}
          </p>
        </div>
      </article>
    </li>
  );
}
