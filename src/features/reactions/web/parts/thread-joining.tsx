import LogIn from 'lucide-react/icons/log-in';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { MadeReaction, OwnThread, Thread, ThreadTarget } from '../../contract/reaction.ts';
import { type ThreadOrder, threadOrders } from '../../contract/reaction-words.ts';
import { threadHref } from '../../contract/thread-address.ts';
import { ReactForm } from './react-form.tsx';
import styles from './thread.module.css';
import type { ThreadActions } from './thread-context.ts';

interface OrdersProps {
  target: ThreadTarget;
  search: URLSearchParams;
  order: ThreadOrder;
}

/** In which order; each is an address. */
export function Orders({ target, search, order }: OrdersProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.orders} aria-label={t('reactions.order.label')}>
      {threadOrders.map((one) => (
        <a
          key={one}
          href={threadHref(search, target.guid, { order: one })}
          aria-current={one === order ? 'true' : undefined}
        >
          {t(`reactions.order.${one}`)}
        </a>
      ))}
    </nav>
  );
}

interface JoiningProps {
  target: ThreadTarget;
  thread: Thread;
  own: OwnThread | undefined;
  pagePath: string;
  onMade(made: MadeReaction): Promise<void>;
}

/** How this reader joins in, or why they cannot. */
export function Joining({
  target,
  thread: { way, isClosed, moderation, canAddPictures },
  own,
  pagePath,
  onMade,
}: JoiningProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (isClosed) return <Notice>{t('reactions.closed')}</Notice>;
  if (own?.isBlocked) return <Notice tone="warning">{t('reactions.blocked')}</Notice>;
  if (way === 'none') return <Notice>{t('reactions.notYou')}</Notice>;
  if (way === 'sign-in')
    return (
      <p>
        <ButtonLink
          icon={LogIn}
          variant="primary"
          href={withLanguagePrefix(`/login?returnTo=${encodeURIComponent(pagePath)}`, language)}
        >
          {t('reactions.signIn')}
        </ButtonLink>
      </p>
    );
  return (
    <>
      {moderation === 'before' && <p className={styles.note}>{t('reactions.looked')}</p>}
      <ReactForm {...{ target, way, canAddPictures, onMade }} ownName={own?.name} canMention={own?.canMention} />
    </>
  );
}

interface ModeratingProps {
  target: ThreadTarget;
  thread: Thread;
  actions: Pick<ThreadActions, 'close' | 'stick'>;
}

/** For moderators, in the place itself: no more reactions here, or again; and above the others, or among them. */
export function Moderating({ target, thread: { isClosed, isOver, isSticky }, actions }: ModeratingProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles.moderating}>
      {!isOver && (
        <PlainButton variant="secondary" onClick={() => void actions.close(!isClosed)}>
          {t(isClosed ? 'reactions.openAgain' : 'reactions.close')}
        </PlainButton>
      )}
      {target.kind === 'item' && (
        <PlainButton variant="secondary" onClick={() => void actions.stick(!isSticky)}>
          {t(isSticky ? 'reactions.unstick' : 'reactions.stick')}
        </PlainButton>
      )}
      <a href={withLanguagePrefix('/admin/reactions', language)}>{t('reactions.toQueue')}</a>
      {isOver && <p className={styles.note}>{t('reactions.overHere')}</p>}
    </div>
  );
}
