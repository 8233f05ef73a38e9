import { useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ProofCard } from '#features/contributions/web/parts/proof-card.tsx';
import { SubmittedFiles } from '#features/form-files/web/parts/submitted-files.tsx';
import { SignUpReceipt } from '#features/sign-ups/web/parts/sign-up-receipt.tsx';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { loadFresh, useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { Receipt } from '../contract/filling.ts';
import { downloadReceipt, postWithdrawal, readReceipt, withdrawSubmission } from '../contract/submissions.endpoints.ts';
import { receiptInput } from './load-receipt.ts';
import { AnswerList } from './parts/answer-list.tsx';
import styles from './receipt-screen.module.css';

/** §2: whoever has the address sees that it arrived; what was sent is for who sent it. */
export default function ReceiptScreen() {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const call = useCall();
  const { submissionGuid = '' } = useParams();
  const [search] = useSearchParams();
  const input = receiptInput(submissionGuid, search, useLanguage());
  const receipt = useLoaded(readReceipt, input);
  const loadCache = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<unknown>();

  async function takeBack(): Promise<void> {
    try {
      await call(withdrawSubmission, { params: { guid: submissionGuid }, body: { key: input.query.key } });
      setError(undefined);
      await reload();
      keepFocus(() => document.querySelector('main'));
    } catch (failure) {
      setError(failure);
    }
  }

  const reload = () => loadFresh({ call, loadCache }, readReceipt, input);
  useLookAgain(receipt.isUnproven, reload);
  const { own, isWithdrawn, isUnproven } = receipt;
  const pdfAddress = endpointUrl(downloadReceipt, input);
  return (
    <div className={`wrap ${styles.receipt}`}>
      <h1 className="t-34">{t(`receipt.${titleOf(receipt)}`, { form: receipt.formTitle })}</h1>
      <dl className={styles.facts}>
        <div>
          <dt>{t('receipt.reference')}</dt>
          <dd className={styles.reference}>{receipt.reference}</dd>
        </div>
        <div>
          <dt>{t('receipt.sentOn')}</dt>
          <dd>{dateTime(receipt.sentOn)}</dd>
        </div>
      </dl>
      {isWithdrawn && !own?.signUp && <Notice isLive>{t('receipt.withdrawn')}</Notice>}
      {error !== undefined && (
        <Notice tone="danger" isLive>
          {refusalText(error, t)}
        </Notice>
      )}
      {isUnproven && !own && <Notice>{t('receipt.unproven')}</Notice>}
      {own?.proof && (
        <ProofCard
          source={{ kind: 'FormSubmission', guid: receipt.guid }}
          {...own.proof}
          senderKey={input.query.key}
          onMailed={reload}
        />
      )}
      {own?.signUp && (
        <SignUpReceipt
          signUp={own.signUp}
          signOffAction={own.canWithdraw ? endpointUrl(postWithdrawal, { params: { guid: receipt.guid } }) : undefined}
          senderKey={input.query.key}
          onSignOff={takeBack}
        />
      )}
      {own && !isWithdrawn && (
        <>
          {own.confirmation !== '' && !isUnproven && <p className={styles.confirmation}>{own.confirmation}</p>}
          {own.isKept ? (
            <>
              <section aria-labelledby="receipt-answers">
                <h2 id="receipt-answers" className="t-28">
                  {t('receipt.answers')}
                </h2>
                <AnswerList answers={own.answers} />
              </section>
              <SubmittedFiles submissionGuid={receipt.guid} files={own.files} senderKey={input.query.key} />
              <ButtonLink href={pdfAddress} download variant="secondary" icon={Download}>
                {t('receipt.pdf')}
              </ButtonLink>
              <p className={styles.keep}>{t('receipt.keep')}</p>
            </>
          ) : (
            <p>{t('receipt.notKept')}</p>
          )}
          {own.canWithdraw && !own.signUp && (
            <Button variant="secondary" onPress={() => setIsAsking(true)}>
              {t('receipt.takeBack')}
            </Button>
          )}
        </>
      )}
      {!own && <p>{t('receipt.forSender')}</p>}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('receipt.sure.title')}
        confirmText={t('receipt.takeBack')}
        isDanger
        onOpenChange={setIsAsking}
        onConfirm={takeBack}
      >
        <p>{t('receipt.sure.text')}</p>
      </ConfirmDialog>
    </div>
  );
}

function titleOf({ isWithdrawn, isUnproven }: Receipt): 'withdrawnTitle' | 'unprovenTitle' | 'arrived' {
  if (isWithdrawn) return 'withdrawnTitle';
  return isUnproven ? 'unprovenTitle' : 'arrived';
}

/** Whoever proved it by the link of the mail comes back to this tab and sees that it counts. */
function useLookAgain(isWaiting: boolean, look: () => Promise<unknown>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is the same at every draw
  useEffect(() => {
    if (!isWaiting) return;
    // When it cannot be reached, what stands here stays true for now.
    const again = () => void look().catch(() => undefined);
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [isWaiting]);
}
