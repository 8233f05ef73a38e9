import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import type { RichTextEditorProps } from './tiptap-editor.tsx';

/** The editor is larger than all the rest of a screen, so it comes when a screen shows it. */
const TiptapEditor = lazy(() => import('./tiptap-editor.tsx'));

/** A field for a text with headings, lists and links, stored as the JSON that `RichText` draws. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <TiptapEditor {...props} />
    </Suspense>
  );
}
