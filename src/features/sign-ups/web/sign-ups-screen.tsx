import Download from 'lucide-react/icons/download';
import Megaphone from 'lucide-react/icons/megaphone';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useParams } from 'react-router';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { exportSignUps, listSignUps } from '../contract/sign-ups.endpoints.ts';
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
  const [isTelling, setTelling] = useState(false);
  const { title, path, beginsOn, capacity, taken, people, canHandle, formGuid } = list;
  const waiting = people.filter(({ state }) => state === 'waiting');
  const lead = [
    [t('signUps.in', { count: taken }), capacity === null ? '' : t('signUps.of', { capacity })].join(' ').trim(),
    ...(waiting.length > 0 ? [t('signUps.waiting', { count: waiting.length })] : []),
  ].join(', ');
  return (
    <Screen>
      <PageHeading
        lead={lead}
        actions={
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
        }
      >
        {title}
      </PageHeading>
      <p className={styles.about}>
        {beginsOn !== null && <span>{dateTime(beginsOn)}</span>}
        {path !== null && <a href={path}>{t('signUps.back')}</a>}
        {canHandle && <a href={withLanguagePrefix(`/admin/forms/${formGuid}`, language)}>{t('signUps.inbox')}</a>}
      </p>
      <PeopleTable
        title={t('signUps.coming')}
        people={people.filter(({ state }) => state === 'in')}
        empty={t('signUps.nobody')}
        formGuid={canHandle ? formGuid : undefined}
      />
      {waiting.length > 0 && (
        <PeopleTable
          title={t('signUps.waitingList')}
          people={waiting}
          empty={t('signUps.nobodyWaits')}
          formGuid={canHandle ? formGuid : undefined}
        />
      )}
      {isTelling && <TellDialog itemGuid={guid} onClose={() => setTelling(false)} />}
    </Screen>
  );
}
