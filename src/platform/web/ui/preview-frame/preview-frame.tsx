import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '#platform/contract/texts/language.ts';
import { classNames } from '../class-names.ts';
import { fillPreview } from './fill-preview.ts';
import styles from './preview-frame.module.css';

export interface PreviewFrameProps {
  /** What is shown in it, for who cannot see it. */
  title: string;
  language: Language;
  /** As wide as there is room, or as a phone or a tablet is. */
  width: 'full' | 'phone' | 'tablet';
  children: ReactNode;
}

/** With its doctype: without one a browser would draw it as it drew pages in 1998. */
const emptyDocument = '<!doctype html><html><head><title></title></head><body></body></html>';

/**
 * A part of the application in a window of its own, so that it is laid out by the width of that: what asks for the width
 * of the window gets an answer that is true on a phone. It has the styles of the page around it; its links lead nowhere.
 */
export function PreviewFrame({ title, language, width, children }: PreviewFrameProps) {
  const [page, setPage] = useState<Document>();
  useEffect(() => (page === undefined ? undefined : fillPreview(page, { title, language })), [page, title, language]);
  return (
    <div className={styles.stage}>
      <iframe
        title={title}
        srcDoc={emptyDocument}
        className={classNames(styles.frame, styles[width])}
        onLoad={(event: SyntheticEvent<HTMLIFrameElement>) => setPage(event.currentTarget.contentDocument ?? undefined)}
      />
      {page !== undefined && createPortal(children, page.body)}
    </div>
  );
}
