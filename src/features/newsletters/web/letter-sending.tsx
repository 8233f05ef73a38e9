import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { formatNumber } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { planNewsletter, sendNewsletter } from '../contract/newsletters.endpoints.ts';
import { sendingFaultsOf } from '../contract/sending-check.ts';
import styles from './newsletters.module.css';
import { PlanDialog } from './plan-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';
import type { LetterWriting } from './use-letter.ts';

interface Asked {
  what: 'test' | 'send' | 'plan';
  /** As they were when it was asked: what comes in while somebody reads the question is not what they say yes to. */
  sequence: number;
  receivers: number;
}

/** Tried first, then sent: the button names the number, and it is asked once, because it cannot be taken back. */
export function LetterSending({ writing }: { writing: LetterWriting }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const call = useCall();
  const [asked, setAsked] = useState<Asked | undefined>();
  const [error, setError] = useState<unknown>();
  const { newsletter, written } = writing;
  const { audience, testedAt, testedTo, plannedFor, hasServer } = newsletter;
  const number = (value: number) => formatNumber(value, language);
  const people = number(audience.receivers);
  const toSend = asked?.receivers ?? audience.receivers;
  const faults = sendingFaultsOf({
    letter: written.letter,
    hasList: written.listGuid !== null,
    shownItems: newsletter.items.length,
    receivers: audience.receivers,
  });
  const params = { guid: newsletter.guid };
  const askFor = (what: Asked['what']) =>
    setAsked({ what, sequence: newsletter.sequence, receivers: audience.receivers });

  async function doing(work: () => Promise<void>): Promise<void> {
    setError(undefined);
    try {
      await writing.save();
      await work();
    } catch (failure) {
      setError(failure);
    }
  }

  const send = ({ sequence, receivers }: Asked) =>
    doing(async () => {
      const body = { sequence, receivers };
      writing.take(await call(sendNewsletter, { params, body }));
      keepFocus(() => document.querySelector('main'));
    });
  const plan = (at: string | null, { sequence }: Pick<Asked, 'sequence'>) =>
    doing(async () => writing.take(await call(planNewsletter, { params, body: { at, sequence } })));

  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{t('newsletters.admin.testAndSend')}</h2>
      {error !== undefined && (
        <Notice tone="danger" isLive>
          {refusalText(error, t)}
        </Notice>
      )}
      {!hasServer && <Notice tone="warning">{t('newsletters.admin.noServer')}</Notice>}
      {testedAt !== null && (
        <p className={styles.done}>
          <Icon icon={CircleCheck} size={20} />
          {t('newsletters.admin.tested', { at: dates.dateTime(testedAt), to: testedTo.join(', ') })}
        </p>
      )}
      <ButtonRow>
        <Button onPress={() => askFor('test')}>
          {t(testedAt === null ? 'newsletters.admin.test' : 'newsletters.admin.testAgain')}
        </Button>
      </ButtonRow>
      {plannedFor !== null && (
        <Notice actions={<Button onPress={() => void plan(null, newsletter)}>{t('newsletters.admin.unplan')}</Button>}>
          {t('newsletters.admin.planned', { at: dates.dateTime(plannedFor) })}
        </Notice>
      )}
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map((fault) => (
            <li key={fault}>{t(`newsletters.faults.${fault}`)}</li>
          ))}
        </ul>
      )}
      <ButtonRow>
        <Button
          variant="primary"
          icon={Send}
          isDisabled={faults.length > 0 || writing.saving !== 'saved'}
          onPress={() => askFor('send')}
        >
          {t('newsletters.admin.send', { count: audience.receivers, people })}
        </Button>
        <Button
          variant="quiet"
          icon={CalendarClock}
          isDisabled={faults.length > 0 || writing.saving !== 'saved'}
          onPress={() => askFor('plan')}
        >
          {t('newsletters.admin.plan')}
        </Button>
      </ButtonRow>
      <p className={styles.muted}>{t('newsletters.admin.noPixels')}</p>
      {asked?.what === 'test' && <TestDialog writing={writing} onClose={() => setAsked(undefined)} />}
      {asked?.what === 'plan' && (
        <PlanDialog plannedFor={plannedFor} onPlan={(at) => plan(at, asked)} onClose={() => setAsked(undefined)} />
      )}
      <ConfirmDialog
        isOpen={asked?.what === 'send'}
        onOpenChange={() => setAsked(undefined)}
        title={t('newsletters.admin.sendTitle', { count: toSend, people: number(toSend) })}
        confirmText={t('newsletters.admin.sendNow')}
        onConfirm={() => (asked === undefined ? undefined : send(asked))}
      >
        <p>{t('newsletters.admin.sendText', { subject: written.letter.subject })}</p>
        {audience.refused + audience.left > 0 && (
          <p>{t('newsletters.admin.fallOff', { refused: number(audience.refused), left: number(audience.left) })}</p>
        )}
        {testedAt === null && <p>{t('newsletters.admin.notTested')}</p>}
      </ConfirmDialog>
    </section>
  );
}
