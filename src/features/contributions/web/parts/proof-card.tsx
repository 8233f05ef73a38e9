import { useState } from 'react';
import type { ContributionSource } from '#features/registration/contract/contribution-kinds.ts';
import { isEmail } from '#platform/contract/field-validators.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { EmailField } from '#platform/web/ui/field/email-field.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { askContributionMail } from '../../contract/contributions.endpoints.ts';
import styles from './proof.module.css';
import { ProofCode } from './proof-code.tsx';

interface ProofCardProps {
  source: ContributionSource;
  /** Where the mail went. */
  email: string;
  /** Of who brought it, by which they may have it sent again. */
  senderKey: string | undefined;
  /** False when too many mails were asked for, or the code was guessed too often. */
  isMailed: boolean;
  /** A mail was sent, or the address changed: what is shown is old. */
  onMailed: () => Promise<unknown>;
}

/** Taking part costs one mail: what was brought waits here for the code, and nothing typed is lost on any outcome. */
export function ProofCard({ source, email, senderKey, isMailed, onMailed }: ProofCardProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.card} aria-labelledby="proof-title">
      <h2 id="proof-title" className="t-28">
        {t(isMailed ? 'proving.card.title' : 'proving.card.waitTitle')}
      </h2>
      <p>{t(isMailed ? 'proving.card.text' : 'proving.card.wait', { email })}</p>
      {isMailed && <ProofCode source={source} />}
      <SendAgain {...{ source, senderKey, onMailed }} />
    </section>
  );
}

type Told = { tone: 'success' | 'warning'; text: string };

function SendAgain({ source, senderKey, onMailed }: Pick<ProofCardProps, 'source' | 'senderKey' | 'onMailed'>) {
  const { t } = useTranslation();
  const call = useCall();
  const [told, setTold] = useState<Told>();
  const [isOther, setIsOther] = useState(false);
  const [fault, setFault] = useState<string>();
  const { isPending, submit } = useSending(async ({ email = '' }) => {
    setTold(undefined);
    setFault(undefined);
    const other = email.trim();
    if (isOther && !isEmail(other)) {
      setFault(t(other === '' ? 'proving.emailMissing' : 'proving.emailWrong'));
      return;
    }
    try {
      const key = senderKey === undefined ? {} : { key: senderKey };
      await call(askContributionMail, { body: { source, ...key, ...(isOther ? { email: other } : {}) } });
      setIsOther(false);
      setTold({ tone: 'success', text: t('proving.again.sent') });
      await onMailed();
    } catch (error) {
      setTold({ tone: 'warning', text: refusalText(error, t) });
    }
  });
  return (
    <form className={styles.again} noValidate onSubmit={submit}>
      {told && (
        <Notice tone={told.tone} isLive>
          {told.text}
        </Notice>
      )}
      <p className={styles.help}>
        <strong>{t('proving.again.title')}</strong> {t('proving.again.text')}
      </p>
      {isOther && (
        <EmailField id="proof-email" name="email" label={t('proving.otherEmail')} isRequired error={fault} autoFocus />
      )}
      <div className={styles.buttons}>
        <Button type="submit" isPending={isPending} pendingText={t('proving.again.busy')}>
          {t(isOther ? 'proving.again.there' : 'proving.again.submit')}
        </Button>
        {!isOther && (
          <Button variant="quiet" onPress={() => setIsOther(true)}>
            {t('proving.again.other')}
          </Button>
        )}
      </div>
    </form>
  );
}
