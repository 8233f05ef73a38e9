import { useQuery } from '@tanstack/react-query';
import { readPageMoment } from '#features/pages/contract/history/page-history.endpoints.ts';
import type { PageDocument } from '#features/pages/contract/page.ts';
import { readVersion } from '#features/pages/contract/pages-writing.endpoints.ts';
import { type Call, endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useSession } from '../../state/editor-context.ts';
import type { Point } from '../history/point.ts';

export type PointDocument =
  | { state: 'there'; document: PageDocument }
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry(): void };

/** The page as it was then; nothing is asked of the server for the working copy, which is here. */
export function usePointDocument(point: Point | undefined): PointDocument {
  const call = useCall();
  const id = useSession(({ page }) => page.guid);
  const working = useSession(({ document }) => document);
  const asked = useQuery({
    queryKey: [addressOf(id, point)],
    queryFn: () => documentOf(call, id, point),
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

function addressOf(id: string, point: Point | undefined): string {
  if (point === undefined || point.kind === 'now') return '';
  return point.kind === 'version'
    ? endpointUrl(readVersion, { ...inputOf(id, point.number), query: {} })
    : endpointUrl(readPageMoment, inputOf(id, point.number));
}

async function documentOf(call: Call, id: string, point: Point | undefined): Promise<{ document: PageDocument }> {
  if (point?.kind === 'version') return call(readVersion, { ...inputOf(id, point.number), query: {} });
  if (point?.kind === 'moment') return call(readPageMoment, inputOf(id, point.number));
  throw new Error('Nothing to ask for');
}
