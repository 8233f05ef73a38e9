import Check from 'lucide-react/icons/check';
import HandHelping from 'lucide-react/icons/hand-helping';
import LogIn from 'lucide-react/icons/log-in';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import type { Supporters } from '#features/item-types/contract/supporters.ts';
import type { ListItem } from '#features/list-items/contract/list-item.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { doesSupport } from '../../contract/press-support.ts';
import { type SupportKind, supportKinds } from '../../contract/support-kind.ts';
import { isOpenForSupport } from '../../contract/support-rules.ts';
import { useOwnSupport } from '../use-own-support.ts';
import styles from './support-panel.module.css';
import { VisitorSupport } from './visitor-support.tsx';

export interface SupportPanelProps {
  item: Pick<ListItem, 'guid' | 'state' | 'support'>;
  /** Signed in and active: only they can press. */
  isMember: boolean;
  isSignedIn: boolean;
  /** To sign in, and back to the item. */
  signInHref: string;
  /** Who may, besides members. */
  supporters: Supporters;
  /** Where the item is read. */
  pagePath: string;
}

const icons = { vote: ThumbsUp, join: HandHelping };
const countKeys = { vote: 'votes', join: 'joins' } as const;

/** How many vote and join, and what this reader can do about it. Draws nothing for a type that has neither. */
export function SupportPanel({ item, isMember, isSignedIn, signInHref, supporters, pagePath }: SupportPanelProps) {
  const { t } = useTranslation();
  const { own, error, press } = useOwnSupport(item.guid, isMember && item.support !== undefined);
  if (item.support === undefined) return null;
  const counts = own ?? item.support;
  const kinds = supportKinds.filter((kind) => counts[countKeys[kind]] !== undefined);
  const isOpen = own?.isOpen ?? isOpenForSupport(item.state);
  const isPressable = (kind: SupportKind) => isMember && (isOpen || (own !== undefined && doesSupport(own, kind)));
  const [only = 'both', ...more] = kinds;
  const named = more.length > 0 ? 'both' : only;
  // It is over and nobody came: there is nothing to say.
  if (!isOpen && kinds.every((kind) => (counts[countKeys[kind]] ?? 0) === 0)) return null;
  if (!isSignedIn && supporters !== 'Users') {
    return (
      <VisitorSupport guid={item.guid} counts={item.support} {...{ kinds, supporters, isOpen, pagePath, signInHref }} />
    );
  }
  return (
    <section className={styles.panel} aria-label={t('itemSupport.label')}>
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <div key={kind} className={styles.kind}>
            {isPressable(kind) && (
              <div className={styles.press}>
                <PressButton
                  kind={kind}
                  isPressed={own !== undefined && doesSupport(own, kind)}
                  isKnown={own !== undefined}
                  onPress={() => press(kind)}
                />
              </div>
            )}
            {/* To a visitor it would only say that nobody came yet. */}
            {(isSignedIn || (counts[countKeys[kind]] ?? 0) > 0) && (
              <p className={styles.count} role="status">
                {t(`itemSupport.${countKeys[kind]}`, { count: counts[countKeys[kind]] ?? 0 })}
              </p>
            )}
          </div>
        ))}
      </div>
      {!isOpen && <p className={styles.note}>{t(`itemSupport.closed.${named}`)}</p>}
      {isOpen && !isSignedIn && (
        <ButtonLink href={signInHref} icon={LogIn} variant="primary" className={styles.signIn ?? ''}>
          {t(`itemSupport.signIn.${named}`)}
        </ButtonLink>
      )}
      {isOpen && isMember && (
        <noscript>
          <p className={styles.note}>{t('itemSupport.needsScript')}</p>
        </noscript>
      )}
      {isOpen && isMember && kinds.includes('join') && <p className={styles.note}>{t('itemSupport.nameSeen')}</p>}
      <p role="alert" className={styles.error}>
        {error !== undefined && refusalText(error, t)}
      </p>
    </section>
  );
}

interface PressButtonProps {
  kind: SupportKind;
  isPressed: boolean;
  /** Not yet known what they did before: pressing would be a guess. */
  isKnown: boolean;
  onPress(): void;
}

function PressButton({ kind, isPressed, isKnown, onPress }: PressButtonProps) {
  const { t } = useTranslation();
  return (
    <PlainButton
      icon={isPressed ? Check : icons[kind]}
      variant={isPressed ? 'primary' : 'secondary'}
      aria-pressed={isPressed}
      aria-disabled={!isKnown}
      onClick={onPress}
    >
      {t(`itemSupport.${kind}`)}
    </PlainButton>
  );
}
