import type { InboxLine, SubmissionEvent } from '../../contract/handling/inbox.ts';
import type { HandledRow, listEvents } from './inbox.repository.ts';

type HandledFields = Omit<InboxLine, 'title' | 'subtitle' | 'answers'>;

/** What people, and what it was sent for, are called. */
export interface HandledNames {
  people: ReadonlyMap<string, string>;
  items: ReadonlyMap<string, string>;
}

export const handledFields = (row: HandledRow, { people, items }: HandledNames): HandledFields => ({
  guid: row.guid,
  reference: row.reference,
  version: row.version,
  sentOn: row.sentAt.toISOString(),
  status: row.status,
  assignee: row.assigneeGuid === null ? null : { guid: row.assigneeGuid, name: people.get(row.assigneeGuid) ?? '' },
  labels: row.labels,
  dueOn: row.dueAt?.toISOString() ?? null,
  isStill: row.secondsLeft !== null,
  doneOn: row.doneAt?.toISOString() ?? null,
  isWithdrawn: row.withdrawnAt !== null,
  isTrashed: row.deletedAt !== null,
  item: row.itemGuid === null ? null : { guid: row.itemGuid, title: items.get(row.itemGuid) ?? '' },
});

type EventRow = Awaited<ReturnType<typeof listEvents>>[number];
type Said = Pick<SubmissionEvent, 'words' | 'status' | 'added' | 'removed' | 'mentions' | 'item'>;

/** What is written by this feature is told; other features’ events by their kind and who did it. */
export function presentedEvent(
  { guid, kind, at, byName, data }: EventRow,
  names: ReadonlyMap<string, string>,
  labelOf: (field: string) => string,
): SubmissionEvent {
  const { assigneeGuid, fields, words, status, added, removed, mentions, item } = data as Said & {
    assigneeGuid?: string | null;
    fields?: string[];
  };
  return {
    guid,
    kind,
    at: at.toISOString(),
    by: byName,
    ...(words === undefined ? {} : { words }),
    ...(status === undefined ? {} : { status }),
    ...(added === undefined ? {} : { added }),
    ...(removed === undefined ? {} : { removed }),
    ...(mentions === undefined ? {} : { mentions }),
    ...(item === undefined ? {} : { item }),
    ...(assigneeGuid === undefined ? {} : { assignee: assigneeGuid === null ? null : (names.get(assigneeGuid) ?? '') }),
    ...(fields === undefined ? {} : { questions: fields.map(labelOf) }),
  };
}
