import { type ReactNode, useId, useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import type { HookDelivery } from '../contract/form-hook.ts';
import { readDeliveryBody } from '../contract/form-hooks.endpoints.ts';
import styles from './form-hooks.module.css';
import { DeliveryBadge } from './hook-badge.tsx';
import { useOutcomeWords } from './use-outcome-words.ts';

interface DeliveryLineProps {
  delivery: HookDelivery;
  canSendAgain: boolean;
  /** With what is said when it is done. */
  onAgain: (said: string) => Promise<void>;
}

/** One message: what it was about, how it went, what came back, and the message itself for who asks for it. */
export function DeliveryLine({ delivery, canSendAgain, onAgain }: DeliveryLineProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const wordsOf = useOutcomeWords();
  const titleId = useId();
  const { event, reference, tries, triedOn, dueOn, answer } = delivery;
  const about = { message: t(`formHooks.messages.${event}`), reference };
  return (
    <li className={styles.delivery} aria-labelledby={titleId}>
      <div className={styles.head}>
        <span id={titleId} className={styles.place}>
          {t('formHooks.about', about)}
        </span>
        <DeliveryBadge state={delivery.state} />
      </div>
      <p className={styles.muted}>
        {dates.dateTime(delivery.happenedOn)}. {wordsOf(delivery)}{' '}
        {tries > 0 && triedOn !== null && (
          <>
            {t('formHooks.tries', { count: tries })}, {t('formHooks.tried', { date: dates.dateTime(triedOn) })}.{' '}
          </>
        )}
        {dueOn !== null && tries > 0 && t('formHooks.due', { date: dates.dateTime(dueOn) })}
      </p>
      <p className={styles.muted}>
        {t('formHooks.number')}: <code dir="ltr">{delivery.guid}</code>
      </p>
      {answer && (
        <div>
          <p className={styles.muted}>{t('formHooks.answerTitle')}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
          <pre className={styles.words} tabIndex={0}>
            {answer}
          </pre>
        </div>
      )}
      <MessageBody
        guid={delivery.guid}
        label={t('formHooks.bodyLabel', about)}
        again={
          canSendAgain && (
            <Button
              isCompact
              aria-label={t('formHooks.againLabel', about)}
              onPress={() => void onAgain(t('formHooks.againSaid', about))}
            >
              {t('formHooks.again')}
            </Button>
          )
        }
      />
    </li>
  );
}

interface MessageBodyProps {
  guid: string;
  label: string;
  again: ReactNode;
}

/** Fetched when it is asked for: a look at answers is written down. */
function MessageBody({ guid, label, again }: MessageBodyProps) {
  const { t } = useTranslation();
  const call = useCall();
  const [body, setBody] = useState<string>();
  const show = async () =>
    setBody(
      await call(readDeliveryBody, { params: { guid } }).then(
        (read) => JSON.stringify(JSON.parse(read.body), null, 2),
        (error: unknown) => refusalText(error, t),
      ),
    );
  return (
    <>
      <ButtonRow>
        {again}
        <Button isCompact variant="quiet" aria-label={label} onPress={() => void show()}>
          {t('formHooks.body')}
        </Button>
      </ButtonRow>
      <div role="status">
        {body !== undefined && (
          <>
            <p className={styles.muted}>{t('formHooks.bodyNow')}</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
            <pre className={styles.words} tabIndex={0} dir="ltr">
              {body}
            </pre>
          </>
        )}
      </div>
    </>
  );
}
