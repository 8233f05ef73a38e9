import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import type { Inbox } from '../../../contract/handling/inbox.ts';
import { readSubmission } from '../../../contract/inbox.endpoints.ts';
import { submissionInput, submissionPath } from '../inbox-address.ts';
import type { Handling } from '../use-handling.ts';
import { Composer } from './composer.tsx';
import styles from './panel.module.css';
import { SubmissionAnswers } from './submission-answers.tsx';
import { SubmissionStanding } from './submission-standing.tsx';
import { Trail } from './trail.tsx';

interface SubmissionPanelProps {
  inbox: Inbox;
  guid: string;
  handling: Handling;
  /** Beside the list there is a next and a previous one. */
  beside?: { onNext?: (() => void) | undefined; onPrevious?: (() => void) | undefined; onClose(): void } | undefined;
  /** When it was asked to write; the field has the focus then. */
  writing?: number | undefined;
  onDone(): void;
}

/** One submission, whole: beside the list, or a screen of its own. */
export function SubmissionPanel({ inbox, guid, handling, beside, writing, onDone }: SubmissionPanelProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const language = useLanguage();
  const submission = useLoaded(readSubmission, submissionInput(guid, language));
  const headingLevel = beside === undefined ? 2 : 3;
  const Heading = `h${headingLevel}` as const;
  const nav = useRef<HTMLDivElement>(null);
  /** At either end the button that was pressed is switched off. */
  function go(to: (() => void) | undefined): void {
    to?.();
    keepFocus(() => nav.current?.querySelector<HTMLElement>('button:enabled'));
  }
  const { reference, title, version, sentOn, isWithdrawn } = submission;
  return (
    <div className={styles.panel} data-own={beside === undefined ? '' : undefined}>
      <div className={styles.scroll}>
        {beside !== undefined && (
          <header className={styles.head}>
            <div>
              <TextLink href={submissionPath(inbox.formGuid, guid, language)}>{reference}</TextLink>
              <h2 className={styles.title}>{title || reference}</h2>
              <p className={styles.quiet}>{t('inbox.sentOn', { date: dates.dateTime(sentOn), version })}</p>
            </div>
            <div ref={nav} className={styles.nav}>
              <IconButton
                icon={ChevronUp}
                label={t('inbox.previous')}
                isDisabled={beside.onPrevious === undefined}
                onPress={() => go(beside.onPrevious)}
              />
              <IconButton
                icon={ChevronDown}
                label={t('inbox.next')}
                isDisabled={beside.onNext === undefined}
                onPress={() => go(beside.onNext)}
              />
              <IconButton icon={X} label={t('inbox.close')} onPress={beside.onClose} />
            </div>
          </header>
        )}
        {handling.failure !== undefined && (
          <Notice tone="danger" isLive>
            {refusalText(handling.failure, t)}
          </Notice>
        )}
        {isWithdrawn ? (
          <div className={styles.part}>
            <Notice>{t('inbox.withdrawnText')}</Notice>
          </div>
        ) : (
          <SubmissionStanding inbox={inbox} submission={submission} handling={handling} />
        )}
        <SubmissionAnswers
          inbox={inbox}
          submission={submission}
          handling={handling}
          headingLevel={headingLevel}
          onGone={onDone}
        />
        <section className={styles.part} aria-labelledby="trail">
          <div className={styles.partHead}>
            <Heading id="trail" className={styles.partTitle}>
              {t('inbox.trail.title')}
            </Heading>
            <span className={styles.quiet}>{t('inbox.trail.seen')}</span>
          </div>
          <Trail inbox={inbox} submission={submission} />
        </section>
      </div>
      {!isWithdrawn && !submission.isTrashed && (
        <Composer
          key={`${guid} ${writing}`}
          isAsked={writing !== undefined}
          inbox={inbox}
          submission={submission}
          onDone={onDone}
        />
      )}
    </div>
  );
}

/** Until it is there. */
export function SubmissionSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup className={styles.part} label={t('inbox.loading')}>
      <Skeleton shape="heading" width="long" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
