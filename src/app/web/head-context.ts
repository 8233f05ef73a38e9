import { createContext, useContext, useEffect } from 'react';
import type { PageHead } from '#platform/web/head/page-head.ts';

export interface HeadSink {
  update(head: PageHead): void;
}

export const HeadContext = createContext<HeadSink>({ update: () => undefined });

/** The head of this page: taken down while the server draws, kept in step in the browser. */
export function usePageHead(head: PageHead | undefined): void {
  const sink = useContext(HeadContext);
  if (import.meta.env.SSR && head !== undefined) sink.update(head);
  const json = head && JSON.stringify(head);
  useEffect(() => {
    if (json !== undefined) sink.update(JSON.parse(json) as PageHead);
  }, [sink, json]);
}
