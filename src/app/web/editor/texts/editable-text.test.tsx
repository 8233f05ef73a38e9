import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { expect, test, vi } from 'vitest';
import { textAt } from '#features/pages/contract/operations/apply-text.ts';
import { PageDocument } from '#features/pages/contract/page.ts';
import { createPageReplica } from '#features/pages/web/editing/page-replica.ts';
import { emptyText, text } from '#platform/contract/texts/localized.ts';
import { resolveForEditing } from '#platform/contract/texts/resolve-for-editing.ts';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import { heading, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { NotificationStore } from '#platform/web/notifications/notification-store.ts';
import { NotificationsContext } from '#platform/web/notifications/notifications-context.ts';
import { RichText } from '#platform/web/rich-text/rich-text.tsx';
import { EditableTexts } from './text-editing.tsx';
import { placeName, textAttribute } from './text-elements.ts';
import type { Texts } from './texts-context.ts';

const guid = '00000000-0000-4000-8000-000000000001';

/** A block with some texts, drawn as views draw them, on a page that is kept as the editor keeps it. */
function draw(options: Record<string, unknown>, language = 'nl') {
  const start = PageDocument.parse({
    title: text('Haven'),
    buildingBlockInstances: [
      { guid, buildingBlockName: 'Text', layoutPosition: 'main', sortId: 1, options, version: 1 },
    ],
  });
  const replica = createPageReplica({ document: start, sequence: 0, by: 'iemand' });
  const undo = vi.fn();
  const redo = vi.fn();
  const onTyping = vi.fn<(place: unknown) => void>();
  const texts: Texts = {
    session: {
      type: (place, steps) => replica.type(place, steps, true),
      openText: (place) => ({ written: textAt(replica.document, place), close: () => undefined }),
      undo,
      redo,
    },
    nameOf: ({ path }) => (path.at(-1) === 'lead' ? 'Inleiding' : undefined),
    onTyping: (place) => onTyping(place?.path.at(-1)),
  };
  const at = { block: guid, path: ['options'], language, fallback: 'nl', isOpen: () => true };
  const shown = resolveForEditing(options, at) as Record<string, never>;
  const pressed = vi.fn();
  const notifications = new NotificationStore();
  const drawn = render(
    <NotificationsContext value={notifications}>
      <EditableTexts texts={texts}>
        <section data-edited-block={guid} tabIndex={-1} aria-label="Blok">
          {shown.lead && (
            <h2>
              <Text of={shown.lead} />
            </h2>
          )}
          {shown.label && (
            <button type="button" onClick={pressed}>
              <Text of={shown.label} />
            </button>
          )}
          {shown.text && <RichText of={shown.text} headingLevel={3} />}
        </section>
      </EditableTexts>
    </NotificationsContext>,
  );
  const written = () => replica.document.buildingBlockInstances[0]?.options;
  return { ...drawn, written, undo, redo, onTyping, pressed, notifications };
}

const place = (...path: string[]) => ({
  block: guid,
  path: ['options', ...path],
  language: 'nl',
  format: 'plain' as const,
});
const enter = (at: TextPlace) =>
  act(() => document.querySelector<HTMLElement>(`[${textAttribute}='${placeName(at)}']`)?.focus());
const paste = (words: string) =>
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => words, types: [] } });

test('is plain markup until someone presses it, and then a text box in the same place', () => {
  const { container, onTyping } = draw({ lead: text('Welkom') });
  expect(container.querySelector('[contenteditable]')).toBeNull();
  fireEvent.mouseDown(screen.getByText('Welkom'));
  const box = screen.getByRole('textbox', { name: 'Inleiding' });
  expect([box.tagName, box.textContent, box.parentElement?.tagName]).toEqual(['SPAN', 'Welkom', 'H2']);
  expect(document.activeElement).toBe(box);
  act(() => screen.getByLabelText('Blok').focus());
  expect(onTyping.mock.calls).toEqual([['lead'], [undefined]]);
});

test('what is typed goes to the session', () => {
  const { written } = draw({ lead: text('Welkom') });
  enter(place('lead'));
  paste(' in\n de  haven ');
  expect(written()).toEqual({ lead: text('in de havenWelkom') });
});

test('of five million letters in a title some thousands stay, and one is told', () => {
  const { written, notifications } = draw({ lead: emptyText });
  enter(place('lead'));
  paste('x'.repeat(5_000_000));
  expect(JSON.stringify(written()).length).toBeLessThan(2100);
  expect(notifications.getSnapshot().notifications.map(({ message }) => message)).toEqual(['Niet alles is geplakt']);
});

test('Ctrl Z and Ctrl Y are the session’s', () => {
  const { undo, redo } = draw({ lead: text('Welkom') });
  enter(place('lead'));
  const box = screen.getByRole('textbox');
  fireEvent.keyDown(box, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(box, { key: 'y', ctrlKey: true });
  fireEvent.keyDown(box, { key: 'Z', ctrlKey: true, shiftKey: true });
  expect([undo.mock.calls.length, redo.mock.calls.length]).toEqual([1, 2]);
});

test('a space in a button is a space, and a press on its words does not press it', () => {
  const { written, pressed } = draw({ label: text('Afspraak') });
  fireEvent.mouseDown(screen.getByText('Afspraak'));
  fireEvent.click(screen.getByRole('textbox'));
  fireEvent.keyDown(screen.getByRole('textbox'), { key: ' ' });
  fireEvent.keyUp(screen.getByRole('textbox'), { key: ' ' });
  expect(written()).toEqual({ label: text('Afspraak ') });
  expect(pressed).not.toHaveBeenCalled();
});

test('who presses words and lets go elsewhere can press something else after it', async () => {
  const { pressed } = draw({ lead: text('Welkom'), label: text('Afspraak') });
  fireEvent.mouseDown(screen.getByText('Welkom'));
  fireEvent.mouseUp(document.body);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  fireEvent.click(screen.getByRole('button'));
  expect(pressed).toHaveBeenCalledOnce();
});

test.each(['mouseDown', 'keyDown'] as const)(
  'who presses words and lets go outside the window, of which nobody hears, can press something else after it: %s',
  (next) => {
    const { pressed } = draw({ lead: text('Welkom'), label: text('Afspraak') });
    fireEvent.mouseDown(screen.getByText('Welkom'));
    fireEvent[next](screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    expect(pressed).toHaveBeenCalledOnce();
  },
);

test('a heading in a quotation has the level that readers get', () => {
  const quoted = richText([{ type: 'blockquote', content: [heading(3, 'Kop')] }]);
  const { container } = draw({ text: quoted });
  const level = () => container.querySelector('blockquote > *')?.tagName;
  const before = level();
  enter({ ...place('text'), format: 'rich' });
  expect([before, level()]).toEqual(['H3', 'H3']);
});

test('a text that the language lacks shows the words of another, and typing starts one of its own', () => {
  const { written, container } = draw({ lead: text('Welkom') }, 'en');
  expect(container.querySelector('[lang=nl]')?.textContent).toBe('Welkom');
  enter({ ...place('lead'), language: 'en' });
  expect(screen.getByRole('textbox').textContent).toBe('');
  expect(screen.getByRole('textbox').dataset.placeholder).toBe('Welkom');
  paste('Welcome');
  expect(written()).toEqual({ lead: text('Welkom', 'Welcome') });
});

test('room for a text that nobody wrote is named', () => {
  draw({ lead: emptyText, label: emptyText });
  expect(screen.getByRole('heading').textContent).toBe('Typ hier: Inleiding');
  expect(screen.getByRole('button').textContent).toBe('Typ hier');
});

test('a rich text is drawn with the same elements while it is typed in', () => {
  const written = richText([heading(2, 'Kop'), paragraph('Een'), heading(4, 'Onder')]);
  const { container } = draw({ text: written });
  const tags = () =>
    Array.from(container.querySelectorAll('h2,h3,h4,h5,p'), (one) => `${one.tagName} ${one.textContent}`);
  expect(tags()).toEqual(['H3 Kop', 'P Een', 'H4 Onder']);
  enter({ ...place('text'), format: 'rich' });
  expect(screen.getByRole('textbox').getAttribute('aria-multiline')).toBe('true');
  expect(tags()).toEqual(['H3 Kop', 'P Een', 'H4 Onder']);
});

/** As a browser tells of it: the editor may make something else of it. */
function typeIn(box: HTMLElement, words: string): void {
  const { view } = (box as HTMLElement & { editor: Editor }).editor;
  for (const letter of words) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    act(() => {
      const isTaken = view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert));
      if (isTaken !== true) view.dispatch(insert());
    });
  }
}

test.each([
  ['## Planning', 'heading'],
  ['- een', 'bulletList'],
  ['1. een', 'orderedList'],
  ['> een', 'blockquote'],
])('"%s" makes a %s, as people know it from Markdown', (words, type) => {
  const { written } = draw({ text: richText([paragraph('')]) });
  enter({ ...place('text'), format: 'rich' });
  typeIn(screen.getByRole('textbox'), words);
  expect(written()).toMatchObject({ text: { $lang: { nl: { content: [{ type }] } } } });
});

test('Ctrl Enter breaks no line: it is for the block', () => {
  const { written } = draw({ text: richText([paragraph('Een')]) });
  enter({ ...place('text'), format: 'rich' });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ctrlKey: true });
  expect(written()).toEqual({ text: richText([paragraph('Een')]) });
});
