import { useQuery } from '@tanstack/react-query';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import { explainHandlers } from '../../contract/access.endpoints.ts';
import styles from '../access-screen.module.css';
import { Reason } from '../reason.tsx';

/** Who deals with what a form brings in, each with the rule that says so. */
export function HandlerReasons({ formGuid, onClose }: { formGuid: string; onClose(): void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const { data, isError } = useQuery({
    queryKey: ['handlers of a form', formGuid],
    queryFn: () => call(explainHandlers, { query: { form: formGuid } }),
    // Rights may have been changed a moment ago: that is why one asks.
    staleTime: 0,
    retry: false,
  });
  const roles = new Intl.ListFormat(language, { type: 'disjunction' }).format(data?.roles ?? []);
  return (
    <Drawer title={t('access.handlers.title')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {isError && (
        <Notice tone="danger" isLive>
          {t('access.handlers.failed')}
        </Notice>
      )}
      {data === undefined && !isError && (
        <SkeletonGroup label={t('ui.busy')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {data !== undefined && (
        <>
          <p>{t('access.handlers.lead')}</p>
          <dl className={styles.blocks}>
            {data.people.map(({ guid, name, handle }) => (
              <div key={guid} className={styles.block}>
                <dt>{name}</dt>
                <dd>
                  <Reason {...handle} />
                </dd>
              </div>
            ))}
          </dl>
          <p>{t('access.handlers.others', { count: data.roles.length, roles })}</p>
        </>
      )}
    </Drawer>
  );
}
