import type { ReactNode } from 'react';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { Inbox, Submission, SubmissionEvent } from '../../../contract/handling/inbox.ts';
import { useStatusWords } from '../handling-badge.tsx';
import styles from './panel.module.css';

/** What is told in words of its own; of other events their kind says enough. */
const known = [
  'assigned',
  'status',
  'labelled',
  'redacted',
  'thrown-away',
  'restored',
  'withdrawn',
  'told',
  'confirmed',
  'proven',
];

/** What happened to it, the first on top. The sender sees the mails alone. */
export function Trail({ inbox, submission }: { inbox: Inbox; submission: Submission }) {
  const { t } = useTranslation();
  const dates = useDates();
  const statusWords = useStatusWords(inbox.statuses);
  const sent = { guid: 'sent', kind: 'sent', at: submission.sentOn, by: null } satisfies SubmissionEvent;
  const events: SubmissionEvent[] = [sent, ...submission.events];

  function told(event: SubmissionEvent): ReactNode {
    const by = event.by ?? '';
    switch (event.kind) {
      case 'sent':
        return t('inbox.trail.sent');
      case 'note':
      case 'reply':
        return (
          <>
            <strong>{event.by ?? t('inbox.trail.somebody')}</strong>, {t(`inbox.trail.${event.kind}`)}
          </>
        );
      case 'assigned':
        return event.assignee
          ? t('inbox.trail.assigned', { name: event.assignee, by })
          : t('inbox.trail.unassigned', { by });
      case 'status':
        return t('inbox.trail.status', { status: statusWords(event.status ?? ''), by });
      case 'labelled':
        return [
          ...(event.added ?? []).map((label) => t('inbox.trail.label', { label, by })),
          ...(event.removed ?? []).map((label) => t('inbox.trail.unlabel', { label, by })),
        ].join(' ');
      case 'redacted':
        return t('inbox.trail.redacted', { questions: (event.questions ?? []).join(', '), by });
      case 'item-made':
      case 'item-undone':
        return t(`inbox.trail.${event.kind}`, { title: event.item?.title ?? '', by });
      default:
        return known.includes(event.kind) ? t(`inbox.trail.${event.kind}`, { by }) : t('inbox.trail.other', { by });
    }
  }

  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
    <ol role="list" className={styles.trail}>
      {events.map((event, index) => (
        <li key={event.guid} className={styles.event} data-now={index === events.length - 1 ? '' : undefined}>
          {told(event)} <small className={styles.moment}>{dates.dateTime(event.at)}</small>
          {event.words !== undefined && (
            <div className={event.kind === 'reply' ? styles.said : styles.noted}>
              <Words text={event.words} mentions={event.mentions ?? []} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** As it was written, with who is called in it. */
function Words({ text, mentions }: { text: string; mentions: readonly string[] }) {
  const parts = mentions.reduce<string[]>(
    (all, name) => all.flatMap((part) => (part.startsWith('@') ? [part] : splitAt(part, `@${name}`))),
    [text],
  );
  return (
    <p className={styles.words}>
      {parts.map((part, index) =>
        mentions.includes(part.slice(1)) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words always stand in the same places
          <span key={index} className={styles.mention}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </p>
  );
}

function splitAt(text: string, mark: string): string[] {
  const [first = '', ...rest] = text.split(mark);
  return [first, ...rest.flatMap((part) => [mark, part])].filter((part) => part !== '');
}
