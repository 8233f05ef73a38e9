import type { Editor } from '@tiptap/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { chosenWords } from './chosen-words.ts';
import styles from './editable-text.module.css';
import { openRichText } from './open-rich-text.ts';
import type { Entry } from './text-entry.ts';
import { TextToolbar } from './text-toolbar.tsx';
import { insertBelow, useTexts } from './texts-context.ts';
import { useTellFull } from './use-tell-full.ts';

interface LiveRichTextProps {
  place: TextPlace;
  entry: Entry;
  name: string;
  placeholder: string;
  headingLevel: number;
  className: string;
  onLeave(): void;
}

/** A text with headings, lists and links while someone types in it. */
export function LiveRichText(props: LiveRichTextProps) {
  const texts = useTexts();
  const told = useTellFull();
  const mount = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [isLinking, setLinking] = useState(false);
  const linking = useRef(false);
  linking.current = isLinking;
  // What it starts with counts; what is written afterwards comes by the session.
  const start = useRef({ ...props, texts, ...told });
  useLayoutEffect(() => {
    if (mount.current === null) return undefined;
    const open = openRichText({
      ...start.current,
      className: classNames(start.current.className, styles.live),
      mount: mount.current,
      label: start.current.name,
      onLeave: () => linking.current || start.current.onLeave(),
      // A turn later: words that were chosen just before must be known when the focus leaves.
      onLink: () => setTimeout(setLinking, 0, true),
      onToolbar: () => {
        const button = toolbar.current?.querySelector<HTMLElement>('button');
        button?.focus();
        return button !== null && button !== undefined;
      },
    });
    setEditor(open.editor);
    return open.close;
  }, []);
  return (
    <>
      <div>
        <div ref={mount} className={classNames(props.className, styles.live)} />
      </div>
      {editor && (
        <TextToolbar
          ref={toolbar}
          editor={editor}
          isLinking={isLinking}
          setLinking={setLinking}
          onLeave={props.onLeave}
          onInsert={insertBelow(texts, props.place)}
          onComment={
            texts.onComment &&
            (() => {
              const words = chosenWords(editor.view, props.place);
              if (words !== undefined) texts.onComment?.(words);
            })
          }
        />
      )}
    </>
  );
}
