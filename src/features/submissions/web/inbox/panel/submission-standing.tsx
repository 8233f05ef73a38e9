import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { RemovableChip } from '#platform/web/ui/chip/removable-chip.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import type { Inbox, Submission } from '../../../contract/handling/inbox.ts';
import { nobody } from '../../../contract/handling/inbox-choices.ts';
import { standardStatuses } from '../../../contract/handling/submission-status.ts';
import { DueWords } from '../due-words.tsx';
import { useStatusWords } from '../handling-badge.tsx';
import { LabelDialog } from '../label-dialog.tsx';
import type { Handling } from '../use-handling.ts';
import styles from './panel.module.css';

interface SubmissionStandingProps {
  inbox: Inbox;
  submission: Submission;
  handling: Handling;
}

/** How it stands: status, who, by when, labels. */
export function SubmissionStanding({ inbox, submission, handling }: SubmissionStandingProps) {
  const { t } = useTranslation();
  const words = useStatusWords(inbox.statuses);
  const me = useUserState().applicationUser?.guid;
  const [isLabelling, setLabelling] = useState(false);
  const labelButton = useRef<HTMLButtonElement>(null);
  const { guid, status, assignee, labels, reference, isTrashed } = submission;
  const known: string[] = [...standardStatuses, ...inbox.statuses.map(({ id }) => id)];
  // What it has is among the choices, also when it cannot be chosen any more.
  const statuses = known.includes(status) ? known : [status, ...known];
  const people = [
    { id: nobody, label: t('inbox.nobody') },
    ...(assignee !== null && !inbox.people.some((person) => person.guid === assignee.guid)
      ? [{ id: assignee.guid, label: assignee.name }]
      : []),
    ...inbox.people.map((person) => ({
      id: person.guid,
      label: person.guid === me ? t('inbox.assign.me', { name: person.name }) : person.name,
    })),
  ];
  return (
    <section className={styles.part} aria-label={t('inbox.standing')}>
      <div className={styles.pair}>
        <Select
          label={t('inbox.columns.status')}
          value={status}
          isDisabled={isTrashed}
          options={statuses.map((id) => ({ id, label: words(id) }))}
          onChange={(next) => {
            if (next !== status)
              void handling.change(
                [guid],
                { status: next },
                t('inbox.said.status', { reference, status: words(next) }),
              );
          }}
        />
        <Select
          label={t('inbox.assignee')}
          value={assignee?.guid ?? nobody}
          isDisabled={isTrashed}
          options={people}
          onChange={(next) =>
            void handling.change(
              [guid],
              { assigneeGuid: next === nobody ? null : next },
              next === nobody
                ? t('inbox.said.unassigned', { count: 1 })
                : t('inbox.said.assigned', { count: 1, name: people.find(({ id }) => id === next)?.label }),
            )
          }
        />
      </div>
      <p className={styles.clock}>
        <DueWords of={submission} />
      </p>
      <div className={styles.labels}>
        {labels.map((label) => (
          <RemovableChip
            key={label}
            onRemove={() => {
              void handling.change([guid], { removeLabels: [label] }, t('inbox.said.unlabelled', { label }));
              keepFocus(() => labelButton.current);
            }}
          >
            {label}
          </RemovableChip>
        ))}
        <Button ref={labelButton} variant="secondary" isCompact icon={Plus} onPress={() => setLabelling(true)}>
          {t('inbox.label.one')}
        </Button>
      </div>
      {isLabelling && (
        <LabelDialog
          count={1}
          labels={inbox.labels.filter((label) => !labels.includes(label))}
          onAdd={(added) =>
            void handling.change(
              [guid],
              { addLabels: added },
              t('inbox.said.labelled', { count: 1, label: added.join(', ') }),
            )
          }
          onClose={() => setLabelling(false)}
        />
      )}
    </section>
  );
}
