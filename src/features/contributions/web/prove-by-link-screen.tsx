import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { NarrowCard } from '#platform/web/ui/narrow-card/narrow-card.tsx';
import styles from '#platform/web/ui/narrow-card/narrow-form.module.css';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { OpenContribution } from '../contract/contribution.ts';
import { readContributionProof } from '../contract/contributions.endpoints.ts';
import { useProving } from './use-proving.ts';

const overStatuses = [400, 404, 410];

/** Behind the link of a mail. Opening it proves nothing yet, because mail scanners open links too. */
export default function ProveByLinkScreen() {
  const { token = '' } = useParams();
  const { t } = useTranslation();
  const call = useCall();
  const language = useLanguage();
  const [open, setOpen] = useState<OpenContribution>();
  const [isOver, setIsOver] = useState(false);
  const proving = useProving(() => ({ token }));

  // In the browser only: a page drawn by the server is kept, and whose link it is is nobody else's business.
  useEffect(() => {
    call(readContributionProof, { params: { token }, query: { language } }).then(setOpen, (error: unknown) => {
      // Any other failure shows when the button is pressed.
      setIsOver(error instanceof CallError && overStatuses.includes(error.status));
    });
  }, [call, token, language]);

  if (isOver || proving.isOver) {
    return (
      <NarrowCard title={t('proving.overTitle')} lead={t('proving.over')}>
        <ButtonLink href={withLanguagePrefix('/', language)} variant="primary" isWide>
          {t('proving.home')}
        </ButtonLink>
      </NarrowCard>
    );
  }
  return (
    <NarrowCard
      title={t('proving.title')}
      lead={open === undefined ? t('proving.lead') : t('proving.leadFor', { title: open.title, email: open.email })}
    >
      {proving.refusal !== undefined && (
        <Notice tone="danger" isLive>
          {proving.refusal}
        </Notice>
      )}
      <form className={styles.form} method="post" action={`/prove/${token}`} onSubmit={proving.submit}>
        <input type="hidden" name="language" value={language} />
        <Button type="submit" variant="primary" isWide isPending={proving.isPending} pendingText={t('proving.busy')}>
          {t('proving.mine')}
        </Button>
      </form>
      <p className={styles.help}>{t('proving.notMine')}</p>
    </NarrowCard>
  );
}
