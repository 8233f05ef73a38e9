import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useParams } from 'react-router';
import { subjectKinds } from '#features/content-findings/contract/content-finding-words.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import { readUpkeep } from '../contract/upkeep.endpoints.ts';
import type { Upkeep, UpkeepSubject } from '../contract/upkeep.ts';
import { useSayStillRight } from './parts/use-say-still-right.ts';
import styles from './still-right-screen.module.css';

/** Behind the reminder: is it still right? Coming here says nothing yet: mail programs look at links too. */
export default function StillRightScreen() {
  const { t } = useTranslation();
  const call = useCall();
  const language = useLanguage();
  const { kind: asked, guid = '' } = useParams();
  const kind = subjectKinds.find((one) => one === asked);
  const { data, isError } = useQuery({
    queryKey: ['/api/upkeep', asked, guid, language],
    queryFn: () => call(readUpkeep, { params: { kind: kind ?? 'page', guid }, query: { language } }),
    enabled: kind !== undefined,
    retry: false,
  });
  const isGone = kind === undefined || isError;
  return (
    <div className={`wrap ${styles.screen}`}>
      <PageHeading>{data?.name ?? t('stillRight.label')}</PageHeading>
      {isGone && <Notice tone="danger">{t('stillRight.gone')}</Notice>}
      {!isGone && data === undefined && (
        <SkeletonGroup label={t('ui.busy')}>
          <Skeleton />
        </SkeletonGroup>
      )}
      {!isGone && data !== undefined && <Asked kind={kind} guid={guid} upkeep={data} />}
    </div>
  );
}

function Asked({ kind, guid, upkeep }: UpkeepSubject & { upkeep: Upkeep }) {
  const { t } = useTranslation();
  const dates = useDates();
  const say = useSayStillRight();
  const { name, href, owner, reviewOn, isDue } = upkeep;
  const day = reviewOn === null ? '' : dates.date(reviewOn);
  const since = t(owner === null ? 'stillRight.since' : 'stillRight.sinceOf', { day, owner: owner?.name ?? '' });
  return (
    <>
      {isDue ? (
        <p>
          {t('stillRight.ask')} {since}
        </p>
      ) : (
        <Notice tone="success" isLive>
          {reviewOn === null ? t('stillRight.noDay') : t('stillRight.next', { day })}
        </Notice>
      )}
      <div className={styles.actions}>
        {isDue && (
          <Button variant="primary" icon={Check} onPress={() => void say({ kind, guid, name })}>
            {t('stillRight.press')}
          </Button>
        )}
        <ButtonLink href={href}>{t(`stillRight.open.${kind}`)}</ButtonLink>
      </div>
    </>
  );
}
