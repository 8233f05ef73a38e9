import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { readItemTextMarks } from '#features/list-items/contract/editing/item-editing.endpoints.ts';
import { readTextMarks } from '#features/pages/contract/history/page-history.endpoints.ts';
import type { TextMark } from '#features/pages/contract/history/text-marks.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useItemTarget } from '../item/item-target.ts';
import { useEditor, useSession } from '../state/editor-context.ts';

/** Asked again when nobody writes any more. */
const calmMilliseconds = 3000;

/** By the key of a row: who read the text or changed its source. Nothing while the log has not been asked. */
export function useTextMarks(): ReadonlyMap<string, TextMark> {
  const call = useCall();
  const { language } = useEditor();
  const id = useSession(({ page }) => page.guid);
  const sequence = useSession(({ page }) => page.sequence);
  const isItem = useItemTarget() !== undefined;
  const query = { language };
  const ofPage = { params: { id }, query };
  const ofItem = { params: { guid: id }, query };
  const { data, refetch } = useQuery({
    queryKey: [isItem ? endpointUrl(readItemTextMarks, ofItem) : endpointUrl(readTextMarks, ofPage)],
    queryFn: () => (isItem ? call(readItemTextMarks, ofItem) : call(readTextMarks, ofPage)),
    staleTime: 0,
  });
  const told = useRef(sequence);
  useEffect(() => {
    if (told.current === sequence) return;
    const timer = setTimeout(() => {
      told.current = sequence;
      void refetch();
    }, calmMilliseconds);
    return () => clearTimeout(timer);
  }, [sequence, refetch]);
  return useMemo(() => new Map((data ?? []).map((mark) => [JSON.stringify([mark.block, ...mark.path]), mark])), [data]);
}
