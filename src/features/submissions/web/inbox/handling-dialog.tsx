import { useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { FormHandling, Inbox } from '../../contract/handling/inbox.ts';
import { handlingLimits } from '../../contract/handling/inbox-choices.ts';
import { statusKinds } from '../../contract/handling/submission-status.ts';
import { saveFormHandling } from '../../contract/inbox.endpoints.ts';
import styles from './inbox.module.css';
import { shownAnswers } from './use-handling.ts';

type Kept<T> = T & { key: string };

const keyed = <T,>(values: readonly T[]): Kept<T>[] => values.map((value) => ({ ...value, key: newKey() }));
const newKey = (): string => Math.random().toString(36).slice(2, 12);

/** Statuses of the form’s own making, and the texts that it is answered with. For admins. */
export function HandlingDialog({ inbox, onClose }: { inbox: Inbox; onClose(): void }) {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const runTask = useRunTask();
  const body = useRef<HTMLDivElement>(null);
  const [statuses, setStatuses] = useState(() => keyed(inbox.statuses));
  const [templates, setTemplates] = useState(() => keyed(inbox.templates));
  const [failure, setFailure] = useState<unknown>();
  const [isChecked, setChecked] = useState(false);
  const isWhole =
    statuses.every(({ label }) => label.trim() !== '') &&
    templates.every(({ name, words }) => name.trim() !== '' && words.trim() !== '');
  const missing = (text: string) => (isChecked && text.trim() === '' ? t('inbox.handling.missing') : undefined);

  async function put(handling: FormHandling) {
    await call(saveFormHandling, { params: { guid: inbox.formGuid }, body: handling });
    await reloadAnswersOf(cache, shownAnswers);
  }
  async function save() {
    setChecked(true);
    if (!isWhole) return;
    const before = { statuses: inbox.statuses, templates: inbox.templates };
    const after = {
      statuses: statuses.map(({ id, label, kind }) => ({ id, label: label.trim(), kind })),
      templates: templates.map(({ name, words }) => ({ name: name.trim(), words: words.trim() })),
    };
    const outcome = await runTask({
      type: 'save',
      entity: 'form',
      words: { done: t('inbox.handling.saved') },
      run: () => put(after),
      undo: () => put(before),
    });
    if (outcome.state === 'done') onClose();
    else setFailure(outcome.error);
  }
  const goOn = () => keepFocus(() => body.current?.querySelector<HTMLElement>('button'));
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('inbox.handling.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="primary" onPress={() => void save()}>
            {t('inbox.handling.save')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <div ref={body} className={styles.handling}>
        {failure !== undefined && (
          <Notice tone="danger" isLive>
            {refusalText(failure, t)}
          </Notice>
        )}
        <section className={styles.handlingPart}>
          <h3>{t('inbox.handling.statuses')}</h3>
          <p className={styles.quiet}>{t('inbox.handling.statusesHelp')}</p>
          {statuses.map(({ key, label, kind }) => (
            <div key={key} className={styles.statusRow}>
              <TextField
                label={t('inbox.handling.statusName')}
                maxLength={handlingLimits.label}
                error={missing(label)}
                value={label}
                onChange={(next) =>
                  setStatuses(statuses.map((one) => (one.key === key ? { ...one, label: next } : one)))
                }
              />
              <Select
                label={t('inbox.handling.means')}
                value={kind}
                options={statusKinds.map((id) => ({ id, label: t(`inbox.handling.kinds.${id}`) }))}
                onChange={(next) =>
                  setStatuses(statuses.map((one) => (one.key === key ? { ...one, kind: next } : one)))
                }
              />
              <IconButton
                icon={Trash2}
                label={t('inbox.handling.remove', { name: label })}
                onPress={() => {
                  setStatuses(statuses.filter((one) => one.key !== key));
                  goOn();
                }}
              />
            </div>
          ))}
          <Button
            variant="secondary"
            icon={Plus}
            isDisabled={statuses.length >= handlingLimits.statuses}
            onPress={() =>
              setStatuses([...statuses, { key: newKey(), id: `own-${newKey()}`, label: '', kind: 'open' }])
            }
          >
            {t('inbox.handling.addStatus')}
          </Button>
        </section>
        <section className={styles.handlingPart}>
          <h3>{t('inbox.handling.templates')}</h3>
          <p className={styles.quiet}>{t('inbox.handling.templatesHelp')}</p>
          {templates.map(({ key, name, words }) => (
            <div key={key} className={styles.templateRow}>
              <TextField
                label={t('inbox.handling.templateName')}
                maxLength={handlingLimits.templateName}
                error={missing(name)}
                value={name}
                onChange={(next) =>
                  setTemplates(templates.map((one) => (one.key === key ? { ...one, name: next } : one)))
                }
              />
              <IconButton
                icon={Trash2}
                label={t('inbox.handling.remove', { name })}
                onPress={() => {
                  setTemplates(templates.filter((one) => one.key !== key));
                  goOn();
                }}
              />
              <TextArea
                className={styles.whole}
                label={t('inbox.handling.templateWords')}
                rows={5}
                error={missing(words)}
                value={words}
                onChange={(next) =>
                  setTemplates(templates.map((one) => (one.key === key ? { ...one, words: next } : one)))
                }
              />
            </div>
          ))}
          <Button
            variant="secondary"
            icon={Plus}
            isDisabled={templates.length >= handlingLimits.templates}
            onPress={() => setTemplates([...templates, { key: newKey(), name: '', words: '' }])}
          >
            {t('inbox.handling.addTemplate')}
          </Button>
        </section>
      </div>
    </Dialog>
  );
}
