import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton/skeleton.tsx';
import type { MadePreview } from '../contract/preview.ts';
import {
  listItemPreviews,
  listPreviews,
  makeItemPreview,
  makePreview,
  revokePreview,
} from '../contract/previews.endpoints.ts';
import { MadeLink } from './parts/made-link.tsx';
import styles from './preview-dialog.module.css';
import { PreviewList } from './preview-list.tsx';

interface PreviewDialogProps {
  /** A page and an item are shown alike, each by its own calls. */
  of: 'page' | 'item';
  guid: string;
  /** All that was typed is on the server: a link that is pinned shows it. */
  settled(): Promise<void>;
  onClose(): void;
}

const callsOf = {
  page: { list: listPreviews, make: makePreview },
  item: { list: listItemPreviews, make: makeItemPreview },
};

const choicesOfDays = ['1', '7', '14', '30', '90'] as const;

/** Makes links that show the page or the item to who has no account, and shows which there are. */
export default function PreviewDialog({ of, guid, settled, onClose }: PreviewDialogProps) {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const input = { params: { id: guid } };
  const { list, make: makeLink } = callsOf[of];
  const queryKey = [endpointUrl(list, input)];
  const { data, isError } = useQuery({ queryKey, queryFn: () => call(list, input), staleTime: 0 });
  const [kind, setKind] = useState<'follows' | 'pinned'>('follows');
  const [days, setDays] = useState<(typeof choicesOfDays)[number]>('14');
  const [made, setMade] = useState<MadePreview>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      await work();
    } catch {
      setFailed(true);
    }
    await cache.invalidateQueries({ queryKey });
    setBusy(false);
  }

  const make = () =>
    run(async () => {
      await settled();
      const body = { isPinned: kind === 'pinned', days: Number(days) };
      setMade(await call(makeLink, { ...input, body }));
      say(t('previews.made'));
    });
  const revoke = (id: string) =>
    run(async () => {
      await call(revokePreview, { params: { id } });
      if (made?.id === id) setMade(undefined);
      say(t('previews.revoked'));
    });

  return (
    <Dialog title={t('previews.title')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={styles.parts}>
        {(isError || hasFailed) && <Notice tone="danger" isLive title={t('previews.failed')} />}
        {data === undefined && !isError && <Skeleton shape="block" />}
        {data !== undefined && data.whyNot !== null && (
          <Notice tone="warning" title={t(`previews.whyNot.${of}.${data.whyNot}.title`)}>
            {t(`previews.whyNot.${of}.${data.whyNot}.text`)}
          </Notice>
        )}
        {data?.whyNot === null && (
          <>
            <p>{t(`previews.text.${of}`)}</p>
            {data.hiddenBlocks > 0 && <p>{t('previews.hidden', { count: data.hiddenBlocks })}</p>}
            <RadioGroup
              label={t('previews.what')}
              value={kind}
              onChange={setKind}
              options={[
                { id: 'follows', label: t('previews.follows'), description: t('previews.followsHint') },
                { id: 'pinned', label: t(`previews.pinned.${of}`), description: t('previews.pinnedHint') },
              ]}
            />
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
          </>
        )}
        {data !== undefined && (
          <PreviewList of={of} links={data.links} isBusy={isBusy} onRevoke={(id) => void revoke(id)} />
        )}
      </div>
    </Dialog>
  );
}
