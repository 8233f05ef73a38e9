import LogIn from 'lucide-react/icons/log-in';
import { useState } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { closeThread } from '../../contract/moderation.endpoints.ts';
import type { MadeReaction, OwnThread, Thread, ThreadTarget } from '../../contract/reaction.ts';
import { type ThreadOrder, threadOrders } from '../../contract/reaction-words.ts';
import { threadHref } from '../../contract/thread-address.ts';
import { ReactForm } from './react-form.tsx';
import styles from './thread.module.css';

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
export function Joining({ target, thread: { way, isClosed, moderation }, own, pagePath, onMade }: JoiningProps) {
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
      <ReactForm target={target} way={way} ownName={own?.name} onMade={onMade} />
    </>
  );
}

interface ClosingProps {
  target: ThreadTarget;
  isClosed: boolean;
  onDone(): Promise<void>;
}

/** For moderators, in the place itself: no more reactions here, or again. */
export function Closing({ target, isClosed, onDone }: ClosingProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const [error, setError] = useState<unknown>();
  async function press(): Promise<void> {
    try {
      await call(closeThread, { params: target, body: { isClosed: !isClosed } });
      setError(undefined);
      await onDone();
    } catch (failure) {
      setError(failure);
    }
  }
  return (
    <div className={styles.moderating}>
      <PlainButton variant="secondary" onClick={() => void press()}>
        {t(isClosed ? 'reactions.openAgain' : 'reactions.close')}
      </PlainButton>
      <a href={withLanguagePrefix('/admin/reactions', language)}>{t('reactions.toQueue')}</a>
      <p role="alert">{error !== undefined && refusalText(error, t)}</p>
    </div>
  );
}
