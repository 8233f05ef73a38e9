import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { type FormEvent, useState } from 'react';
import { readEventFile } from '#features/list-items/contract/list-feeds.endpoints.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { SignUpReceipt as Shown } from '../../contract/sign-up.ts';
import styles from './sign-up-receipt.module.css';

interface SignUpReceiptProps {
  signUp: Shown;
  /** Where a browser without script posts that somebody signs off; undefined where they cannot. */
  signOffAction: string | undefined;
  senderKey: string | undefined;
  onSignOff(): Promise<void>;
}

/** How it stands with a sign-up, on its receipt: in, or waiting, and the way out. */
export function SignUpReceipt({ signUp, signOffAction, senderKey, onSignOff }: SignUpReceiptProps) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const { state, position, guests, itemGuid, itemTitle, itemPath, beginsOn } = signUp;
  const isStanding = state === 'in' || state === 'waiting';

  /** Asked first where a dialog can be drawn: the place is gone at once. */
  function ask(event: FormEvent): void {
    event.preventDefault();
    setIsAsking(true);
  }

  return (
    <div className={styles.signUp}>
      <Notice tone={state === 'in' ? 'success' : 'info'} title={t(`signedUp.${state}`, { position: position ?? 0 })}>
        {state === 'waiting' && t('signedUp.waitingText')}
      </Notice>
      <dl className={styles.facts}>
        <div>
          <dt>{t('signedUp.event')}</dt>
          <dd>{itemPath === null ? itemTitle : <a href={itemPath}>{itemTitle}</a>}</dd>
        </div>
        {beginsOn !== null && (
          <div>
            <dt>{t('signedUp.when')}</dt>
            <dd>{dateTime(beginsOn)}</dd>
          </div>
        )}
        {guests > 0 && (
          <div>
            <dt>{t('signedUp.guests')}</dt>
            <dd>{guests}</dd>
          </div>
        )}
      </dl>
      {isStanding && (
        <div className={styles.actions}>
          {beginsOn !== null && itemPath !== null && (
            <ButtonLink
              href={endpointUrl(readEventFile, { params: { guid: itemGuid }, query: { language } })}
              icon={CalendarPlus}
              download
            >
              {t('signedUp.ics')}
            </ButtonLink>
          )}
          {signOffAction !== undefined && (
            <form method="post" action={signOffAction} onSubmit={ask}>
              {senderKey !== undefined && <input type="hidden" name="key" value={senderKey} />}
              <input type="hidden" name="language" value={language} />
              <PlainButton type="submit" variant="secondary">
                {t('signedUp.signOff')}
              </PlainButton>
            </form>
          )}
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('signedUp.sure.title')}
        confirmText={t('signedUp.signOff')}
        isDanger
        onOpenChange={setIsAsking}
        onConfirm={onSignOff}
      >
        <p>{t('signedUp.sure.text')}</p>
      </ConfirmDialog>
    </div>
  );
}
