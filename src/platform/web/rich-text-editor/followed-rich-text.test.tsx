import { act, render, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { expect, test } from 'vitest';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { FollowedRichText } from './followed-rich-text.tsx';

const text = (words: string) => richText([paragraph(words)]).$lang.nl;
const field = () => screen.findByRole('textbox');

test('a text that another changes begins anew with their words, and what is typed oneself does not', async () => {
  const typed: RichTextDocument[] = [];
  const draw = (value: RichTextDocument | undefined) => (
    <FollowedRichText label="Tekst" value={value} onChange={(document) => typed.push(document)} />
  );
  const { rerender } = render(draw(text('Een dijk')));
  const first = await field();
  expect(first.textContent).toBe('Een dijk');

  const { editor } = first as unknown as { editor: Editor };
  act(() => void editor.commands.insertContentAt(9, ' bij zee'));
  expect(typed).toEqual([text('Een dijk bij zee')]);
  rerender(draw(typed[0]));
  // As the page has it once it was written: the same words in another object.
  rerender(draw(text('Een dijk bij zee')));
  expect(await field()).toBe(first);

  rerender(draw(text('Een lange dijk bij zee')));
  await expect.poll(async () => (await field()).textContent).toBe('Een lange dijk bij zee');
  rerender(draw(undefined));
  await expect.poll(async () => (await field()).textContent).toBe('');
});
