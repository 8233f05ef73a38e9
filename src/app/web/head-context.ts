import { createContext, useContext, useEffect } from 'react';
import type { PageHead } from '#platform/web/head/page-head.ts';

export interface HeadSink {
  update(head: PageHead): void;
}

export const HeadContext = createContext<HeadSink>({ update: () => undefined });

/** The head of this page: taken down while the server draws, kept in step in the browser. */
export function usePageHead(head: PageHead): void {
  const sink = useContext(HeadContext);
  if (import.meta.env.SSR) sink.update(head);
  const json = JSON.stringify(head);
  useEffect(() => sink.update(JSON.parse(json) as PageHead), [sink, json]);
}
