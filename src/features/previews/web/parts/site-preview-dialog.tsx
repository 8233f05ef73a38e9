import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton/skeleton.tsx';
import type { MadePreview } from '../../contract/preview.ts';
import { listSitePreviews, makeSitePreview, revokePreview } from '../../contract/previews.endpoints.ts';
import styles from '../preview-dialog.module.css';
import { PreviewList } from '../preview-list.tsx';
import { MadeLink } from './made-link.tsx';

const choicesOfDays = ['1', '7', '14', '30'] as const;
const queryKey = [endpointUrl(listSitePreviews, {})];

/** Makes links with which someone without an account walks through a site that is not open yet. */
export function SitePreviewDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const { data, isError } = useQuery({
    queryKey,
    queryFn: () => call(listSitePreviews, {}),
    staleTime: 0,
    retry: false,
  });
  const [days, setDays] = useState<(typeof choicesOfDays)[number]>('7');
  const [made, setMade] = useState<MadePreview>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      setRefusal(refusalText(error, t));
    }
    await cache.invalidateQueries({ queryKey });
    setBusy(false);
  }
  const make = () =>
    run(async () => {
      setMade(await call(makeSitePreview, { body: { days: Number(days) } }));
      say(t('previews.made'));
    });
  const revoke = (id: string) =>
    run(async () => {
      await call(revokePreview, { params: { id } });
      if (made?.id === id) setMade(undefined);
      say(t('previews.revoked'));
    });

  return (
    <Dialog title={t('previews.siteTitle')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={styles.parts}>
        {(isError || refusal !== undefined) && (
          <Notice tone="danger" isLive title={t('previews.failed')}>
            {refusal}
          </Notice>
        )}
        <p>{t('previews.siteText')}</p>
        <div className={styles.make}>
          <Select
            label={t('previews.days')}
            value={days}
            onChange={setDays}
            options={choicesOfDays.map((id) => ({ id, label: t('previews.daysOption', { count: Number(id) }) }))}
          />
          <Button variant="primary" isPending={isBusy} onPress={() => void make()}>
            {t('previews.make')}
          </Button>
        </div>
        {made !== undefined && <MadeLink key={made.id} path={made.path} />}
        {data === undefined && !isError && <Skeleton shape="block" />}
        {data !== undefined && (
          <PreviewList of="site" links={data.links} isBusy={isBusy} onRevoke={(id) => void revoke(id)} />
        )}
      </div>
    </Dialog>
  );
}
