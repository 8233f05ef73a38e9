import { useQuery } from '@tanstack/react-query';
import type { PageDocument } from '#features/pages/contract/page.ts';
import { type Call, endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useSession } from '../../state/editor-context.ts';
import type { Point } from '../history/point.ts';
import { type HistoryCalls, useHistoryCalls } from '../use-history-calls.ts';

export type PointDocument =
  | { state: 'there'; document: PageDocument }
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry(): void };

/** The page or the item as it was then; nothing is asked of the server for the working copy, which is here. */
export function usePointDocument(point: Point | undefined): PointDocument {
  const call = useCall();
  const calls = useHistoryCalls();
  const id = useSession(({ page }) => page.guid);
  const working = useSession(({ document }) => document);
  const asked = useQuery({
    queryKey: [addressOf(calls, id, point)],
    queryFn: () => documentOf(call, calls, id, point),
    enabled: point !== undefined && point.kind !== 'now',
    // What was is over: it stays as it is.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (point?.kind === 'now') return { state: 'there', document: working };
  if (asked.data !== undefined) return { state: 'there', document: asked.data.document };
  if (asked.isError) return { state: 'failed', error: asked.error, retry: () => void asked.refetch() };
  return { state: 'loading' };
}

const inputOf = (id: string, number: number) => ({ params: { id, number } });

function addressOf(calls: HistoryCalls, id: string, point: Point | undefined): string {
  if (point === undefined || point.kind === 'now') return '';
  return point.kind === 'version'
    ? endpointUrl(calls.version, { ...inputOf(id, point.number), query: {} })
    : endpointUrl(calls.moment, inputOf(id, point.number));
}

async function documentOf(
  call: Call,
  calls: HistoryCalls,
  id: string,
  point: Point | undefined,
): Promise<{ document: PageDocument }> {
  if (point?.kind === 'version') return call(calls.version, { ...inputOf(id, point.number), query: {} });
  if (point?.kind === 'moment') return call(calls.moment, inputOf(id, point.number));
  throw new Error('Nothing to ask for');
}
