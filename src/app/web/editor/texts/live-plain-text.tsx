import type { EditorView } from '@tiptap/pm/view';
import { useLayoutEffect, useRef, useState } from 'react';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import { useIsPhone } from '../layout/use-width.ts';
import { TypingBar } from '../phone/typing-bar.tsx';
import { BesideText } from './beside-text.tsx';
import styles from './editable-text.module.css';
import { openPlainText } from './open-plain-text.ts';
import type { Entry } from './text-entry.ts';
import { insertBelow, useTexts } from './texts-context.ts';
import { useTellFull } from './use-tell-full.ts';

interface LivePlainTextProps {
  place: TextPlace;
  entry: Entry;
  name: string;
  placeholder: string;
  onLeave(): void;
}

/** A text of one line while someone types in it. */
export function LivePlainText(props: LivePlainTextProps) {
  const texts = useTexts();
  const told = useTellFull();
  const isPhone = useIsPhone();
  const mount = useRef<HTMLSpanElement>(null);
  const [view, setView] = useState<EditorView>();
  // What it starts with counts; what is written afterwards comes by the session.
  const start = useRef({ ...props, texts, ...told });
  useLayoutEffect(() => {
    if (mount.current === null) return undefined;
    const open = openPlainText({ ...start.current, mount: mount.current, label: start.current.name });
    setView(open.view);
    return open.close;
  }, []);
  return (
    <>
      <span ref={mount} className={styles.live} data-placeholder={props.placeholder} />
      {isPhone && view !== undefined && (
        <BesideText view={view} keepsCaret onLeave={props.onLeave}>
          <TypingBar view={view} onInsert={insertBelow(texts, props.place)} />
        </BesideText>
      )}
    </>
  );
}
