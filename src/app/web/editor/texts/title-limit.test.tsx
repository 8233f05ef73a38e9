import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textAt } from '#features/pages/contract/operations/apply-text.ts';
import { PageDocument } from '#features/pages/contract/page.ts';
import { titleLimit } from '#features/pages/contract/page-limits.ts';
import { createPageReplica } from '#features/pages/web/editing/page-replica.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { NotificationStore } from '#platform/web/notifications/notification-store.ts';
import { NotificationsContext } from '#platform/web/notifications/notifications-context.ts';
import { EditableTexts } from './text-editing.tsx';

const nothing = () => undefined;

test('a title takes what fits, and says how much that is', () => {
  const document = PageDocument.parse({ title: text('x'.repeat(titleLimit - 2)) });
  const replica = createPageReplica({ document, sequence: 0, by: 'iemand' });
  const notifications = new NotificationStore();
  const place = { block: null, path: ['title'], language: 'nl', format: 'plain' } as const;
  render(
    <NotificationsContext value={notifications}>
      <EditableTexts
        texts={{
          session: {
            type: (at, steps) => replica.type(at, steps, true),
            openText: (at) => ({ written: textAt(replica.document, at), close: nothing }),
            undo: nothing,
            redo: nothing,
          },
        }}
      >
        <button type="button">
          <Text of={{ value: 'x', place }} />
        </button>
      </EditableTexts>
    </NotificationsContext>,
  );
  fireEvent.mouseDown(screen.getByText('x'));
  fireEvent.click(screen.getByRole('textbox'));
  const paste = (words: string) =>
    fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => words, types: [] } });
  paste('abcdef');
  expect(replica.document.title.$lang.nl).toHaveLength(titleLimit);
  const said = () => notifications.getSnapshot().notifications.map(({ message }) => message);
  expect(said()).toEqual(['Niet alles is geplakt']);
  // In a button a space is put in by the text itself, so that a test can type one.
  fireEvent.keyDown(screen.getByRole('textbox'), { key: ' ' });
  expect(replica.document.title.$lang.nl).toHaveLength(titleLimit);
  expect(said()).toContain('Dit past er niet meer bij');
});
