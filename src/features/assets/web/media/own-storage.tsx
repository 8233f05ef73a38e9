import { useQuery } from '@tanstack/react-query';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { readStorage } from '../../contract/media.endpoints.ts';
import { StorageMeter } from './storage-meter.tsx';

/** Where someone sends files: how much of their own room is taken. */
export function OwnStorage() {
  const call = useCall();
  const { data } = useQuery({
    queryKey: [endpointUrl(readStorage, {})],
    queryFn: () => call(readStorage, {}),
  });
  return data === undefined ? null : <StorageMeter of="own" use={data.own} />;
}
