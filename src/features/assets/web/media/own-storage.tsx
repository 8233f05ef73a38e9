import { useQuery } from '@tanstack/react-query';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import { readStorage } from '../../contract/media.endpoints.ts';
import styles from './own-storage.module.css';
import { StorageMeter } from './storage-meter.tsx';

/** Where someone sends files: how much of their own room is taken. */
export function OwnStorage() {
  const call = useCall();
  const { data } = useQuery({
    queryKey: [endpointUrl(readStorage, {})],
    queryFn: () => call(readStorage, {}),
  });
  if (data !== undefined) return <StorageMeter of="own" use={data.own} />;
  // Its room is kept while it is asked for, so that nothing below it moves when it comes.
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Gauge label={'\u00a0'} value={0} />
    </div>
  );
}
