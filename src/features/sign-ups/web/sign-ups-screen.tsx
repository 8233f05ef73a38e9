import { useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Megaphone from 'lucide-react/icons/megaphone';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useParams } from 'react-router';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { reloadAnswersOf, useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { exportSignUps, listSignUps } from '../contract/sign-ups.endpoints.ts';
import { SignUpSettings } from './parts/sign-up-settings.tsx';
import { PeopleTable } from './people-table.tsx';
import styles from './sign-ups.module.css';
import { TellDialog } from './tell-dialog.tsx';

/** Who comes to an event and who waits, for who organises it. */
export default function SignUpsScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { dateTime } = useDates();
  const { guid = '' } = useParams();
  const input = { params: { guid }, query: { language } };
  const list = useLoaded(listSignUps, input);
  const cache = useQueryClient();
  const [isTelling, setTelling] = useState(false);
  const [told, setTold] = useState<number>();
  const { title, path, beginsOn, capacity, taken, people, canHandle, canEdit, hasMoved, formGuid } = list;
  async function tell(count: number): Promise<void> {
    setTold(count);
    await reloadAnswersOf(cache, [listSignUps]);
  }

  const waiting = people.filter(({ state }) => state === 'waiting');
  const lead =
    formGuid === null
      ? t('signUps.off')
      : [
          [t('signUps.in', { count: taken }), capacity === null ? '' : t('signUps.of', { capacity })].join(' ').trim(),
          ...(waiting.length > 0 ? [t('signUps.waiting', { count: waiting.length })] : []),
        ].join(', ');
  return (
    <Screen>
      <PageHeading
        lead={lead}
        actions={
          formGuid === null ? undefined : (
            <div className={styles.actions}>
              <Button
                variant="secondary"
                icon={Megaphone}
                onPress={() => setTelling(true)}
                isDisabled={people.length === 0}
              >
                {t('signUps.tell.button')}
              </Button>
              <ButtonLink href={endpointUrl(exportSignUps, input)} icon={Download} download>
                {t('signUps.export')}
              </ButtonLink>
              <Button variant="quiet" icon={Printer} onPress={() => window.print()}>
                {t('signUps.print')}
              </Button>
            </div>
          )
        }
      >
        {title}
      </PageHeading>
      <p className={styles.about}>
        {beginsOn !== null && <span>{dateTime(beginsOn)}</span>}
        {path !== null && <a href={path}>{t('signUps.back')}</a>}
        {canHandle && formGuid !== null && (
          <a href={withLanguagePrefix(`/admin/forms/${formGuid}`, language)}>{t('signUps.inbox')}</a>
        )}
      </p>
      {hasMoved && (
        <Notice
          tone="warning"
          title={t('signUps.moved.title')}
          actions={
            <Button variant="secondary" onPress={() => setTelling(true)}>
              {t('signUps.tell.button')}
            </Button>
          }
        >
          {t('signUps.moved.text')}
        </Notice>
      )}
      {told !== undefined && (
        <Notice tone="success" isLive>
          {t('signUps.tell.sent', { count: told })}
        </Notice>
      )}
      {formGuid !== null && (
        <PeopleTable
          title={t('signUps.coming')}
          people={people.filter(({ state }) => state === 'in')}
          empty={t('signUps.nobody')}
          formGuid={canHandle ? formGuid : undefined}
        />
      )}
      {formGuid !== null && waiting.length > 0 && (
        <PeopleTable
          isNumbered
          title={t('signUps.waitingList')}
          people={waiting}
          empty={t('signUps.nobodyWaits')}
          formGuid={canHandle ? formGuid : undefined}
        />
      )}
      {canEdit && (
        <section className={styles.settings}>
          <h2 className={styles.partTitle}>{t('signUps.settings')}</h2>
          <SignUpSettings itemGuid={guid} onSaved={() => reloadAnswersOf(cache, [listSignUps])} />
        </section>
      )}
      {isTelling && <TellDialog itemGuid={guid} onTold={tell} onClose={() => setTelling(false)} />}
    </Screen>
  );
}
