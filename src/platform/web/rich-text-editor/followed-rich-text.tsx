import { useState } from 'react';
import { isBlankRichText } from '#platform/contract/texts/clean-rich-text.ts';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import { RichTextEditor } from './rich-text-editor.tsx';
import type { RichTextEditorProps } from './tiptap-editor.tsx';

interface FollowedRichTextProps extends Omit<RichTextEditorProps, 'defaultValue' | 'startsFocused'> {
  /** What is typed here, or what others made of it; nothing for a text that nobody wrote. */
  value: RichTextDocument | undefined;
}

const empty: RichTextDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/**
 * The field of a text that others write too. It begins anew when the text becomes another than what was typed in it: what is
 * typed next is typed in their words, and takes out none of them.
 */
export function FollowedRichText({ value, onChange, ...props }: FollowedRichTextProps) {
  /** What the editor shows, and what was written when it was last looked at. */
  const [own, setOwn] = useState(value);
  const [seen, setSeen] = useState(value);
  const [start, setStart] = useState(0);
  const [isInside, setInside] = useState(false);
  if (value !== seen) {
    setSeen(value);
    setOwn(value);
    if (!isSame(value, own)) setStart(start + 1);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears whether the focus is in the editor inside it
    <div onFocus={() => setInside(true)} onBlur={() => setInside(false)}>
      <RichTextEditor
        key={start}
        {...props}
        defaultValue={value === undefined || isBlankRichText(value) ? empty : value}
        startsFocused={isInside && start > 0}
        onChange={(document) => {
          setOwn(document);
          onChange(document);
        }}
      />
    </div>
  );
}

/** They are written by two schemas that are held together by a test, so the same text is written the same way. */
function isSame(one: RichTextDocument | undefined, other: RichTextDocument | undefined): boolean {
  const isBlank = (document: RichTextDocument | undefined) => document === undefined || isBlankRichText(document);
  return isBlank(one) || isBlank(other)
    ? isBlank(one) === isBlank(other)
    : JSON.stringify(one?.content) === JSON.stringify(other?.content);
}
