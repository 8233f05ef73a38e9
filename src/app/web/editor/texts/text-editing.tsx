import { type ReactNode, useMemo } from 'react';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import { type TextEditing, TextEditingContext } from '#platform/web/content/text-editing-context.ts';
import { EditableRichText, EditableText } from './editable-text.tsx';
import { type Texts, TextsContext, type TextsInside } from './texts-context.ts';

const editing: TextEditing = { Text: EditableText, RichText: EditableRichText };

/** Around a page whose texts can be typed in. Give it the same `texts` each time: all texts are drawn again for others. */
export function EditableTexts({ texts, children }: { texts: Texts; children: ReactNode }) {
  const inside = useMemo(() => ({ ...texts, typing: typingOf(texts) }), [texts]);
  return (
    <TextsContext value={inside}>
      <TextEditingContext value={editing}>{children}</TextEditingContext>
    </TextsContext>
  );
}

function typingOf({ onTyping }: Texts): TextsInside['typing'] {
  let current: TextPlace | undefined;
  const tell = (place: TextPlace | undefined) => {
    current = place;
    onTyping?.(place);
  };
  return { begin: tell, end: (place) => current === place && tell(undefined) };
}
