import { Suspense, useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import { useFocusBack } from '#platform/web/ui/drawer/use-focus-back.ts';
import { Select } from '#platform/web/ui/field/select.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton/skeleton.tsx';
import type { FormHook } from '../contract/form-hook.ts';
import { listHookDeliveries, sendDeliveryAgain, sendGivenUpAgain } from '../contract/form-hooks.endpoints.ts';
import { mostLogLines } from '../contract/hook-limits.ts';
import { type DeliveryState, deliveryStates } from '../contract/hook-outcome.ts';
import { DeliveryLine } from './delivery-line.tsx';
import styles from './form-hooks.module.css';
import { placeOf } from './place-of.ts';

const page = 50;

/** What a webhook sent, and what became of it; it changes by itself. */
export function HookLogDrawer({ hook, onClose }: { hook: FormHook; onClose: () => void }) {
  useFocusBack();
  const { t } = useTranslation();
  const call = useCall();
  const [state, setState] = useState<DeliveryState | 'all'>('all');
  const [limit, setLimit] = useState(page);
  const [refusal, setRefusal] = useState<string>();

  /** Announced, since the row only says a moment later that it was delivered. */
  async function send(work: () => Promise<string>) {
    setRefusal(undefined);
    try {
      say(await work());
    } catch (error) {
      setRefusal(refusalText(error, t));
    }
  }
  const sendAll = () =>
    send(async () => {
      const { count } = await call(sendGivenUpAgain, { params: { guid: hook.guid } });
      return t('formHooks.allAgainSaid', { count });
    });

  return (
    <Drawer
      title={t('formHooks.logTitle', { place: placeOf(hook.address) })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={styles.log}>
        <p className={styles.muted}>{t('formHooks.logLead')}</p>
        <div className={styles.filters}>
          <Select
            label={t('formHooks.show')}
            options={[
              { id: 'all' as const, label: t('formHooks.all') },
              ...deliveryStates.map((id) => ({ id, label: t(`formHooks.filters.${id}`) })),
            ]}
            value={state}
            onChange={(chosen) => {
              setState(chosen);
              setLimit(page);
            }}
          />
          {hook.givenUp > 0 && hook.isOn && (
            <Button isCompact onPress={() => void sendAll()}>
              {t('formHooks.allAgain')}
            </Button>
          )}
        </div>
        {refusal && (
          <Notice tone="danger" isLive>
            {refusal}
          </Notice>
        )}
        <Suspense fallback={<Skeleton shape="block" />}>
          <Deliveries
            {...{ hook, state, limit }}
            onMore={() => setLimit((before) => Math.min(before + page, mostLogLines))}
            onAgain={(guid, said) =>
              send(async () => {
                await call(sendDeliveryAgain, { params: { guid } });
                return said;
              })
            }
          />
        </Suspense>
      </div>
    </Drawer>
  );
}

interface DeliveriesProps {
  hook: FormHook;
  state: DeliveryState | 'all';
  limit: number;
  onMore: () => void;
  onAgain: (guid: string, said: string) => Promise<void>;
}

function Deliveries({ hook, state, limit, onMore, onAgain }: DeliveriesProps) {
  const { t } = useTranslation();
  const { deliveries, hasMore } = useLoaded(listHookDeliveries, {
    params: { guid: hook.guid },
    query: { limit, ...(state === 'all' ? {} : { state }) },
  });
  if (deliveries.length === 0) {
    return <p>{t(state === 'all' ? 'formHooks.logEmpty' : 'formHooks.logEmptyState')}</p>;
  }
  return (
    <>
      <ul className={styles.log}>
        {deliveries.map((delivery) => (
          <DeliveryLine
            key={delivery.guid}
            delivery={delivery}
            canSendAgain={hook.isOn && delivery.event !== 'test'}
            onAgain={(said) => onAgain(delivery.guid, said)}
          />
        ))}
      </ul>
      {hasMore && limit < mostLogLines && <Button onPress={onMore}>{t('formHooks.more')}</Button>}
    </>
  );
}
