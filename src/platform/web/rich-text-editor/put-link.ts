import type { Editor } from '@tiptap/react';

/** The chosen words lead there, or the link that the caret is in; where neither is, these words are put there. */
export function putLink(editor: Editor, href: string, words: string): void {
  const { empty } = editor.state.selection;
  if (!empty || editor.isActive('link')) {
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    return;
  }
  const linked = { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] };
  editor.chain().focus().insertContent(linked).unsetMark('link').run();
}

export const removeLink = (editor: Editor): boolean => editor.chain().focus().extendMarkRange('link').unsetLink().run();
