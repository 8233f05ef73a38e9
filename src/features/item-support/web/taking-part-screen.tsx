import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { ProofCard } from '#features/contributions/web/parts/proof-card.tsx';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { loadFresh, useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { readTakingPart } from '../contract/taking-part.endpoints.ts';
import { takingPartAnchor } from '../contract/taking-part-fields.ts';
import styles from './taking-part-screen.module.css';

/** Where a vote or a join waits for the code of its mail, in the browser that sent it. */
export default function TakingPartScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const loadCache = useQueryClient();
  const { guid = '' } = useParams();
  const input = { params: { guid } };
  const { waiting, hasVoted, hasJoined } = useLoaded(readTakingPart, input);
  const reload = () => loadFresh({ call, loadCache }, readTakingPart, input);
  const isWaiting = waiting !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is the same at every draw
  useEffect(() => {
    if (!isWaiting) return;
    // Whoever proved it by the link comes back to this tab. When it cannot be reached, what stands here stays true for now.
    const again = () => void reload().catch(() => undefined);
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [isWaiting]);

  return (
    <div className={`wrap ${styles.part}`}>
      <h1 className="t-34">{t('takingPart.title')}</h1>
      {waiting === null ? (
        <>
          {hasVoted || hasJoined ? (
            <Notice tone="success">{t('takingPart.counts')}</Notice>
          ) : (
            <Notice>{t('takingPart.none')}</Notice>
          )}
          <ButtonLink href={withLanguagePrefix('/', language)}>{t('takingPart.home')}</ButtonLink>
        </>
      ) : (
        <>
          <p>{t('takingPart.lead', { title: waiting.title })}</p>
          <ProofCard
            source={{ kind: 'FormSubmission', guid: waiting.guid }}
            email={waiting.email}
            isMailed={waiting.isMailed}
            senderKey={waiting.key}
            onMailed={reload}
          />
          <ButtonLink href={`${withLanguagePrefix(waiting.page, language)}#${takingPartAnchor}`} variant="quiet">
            {t('takingPart.back')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
