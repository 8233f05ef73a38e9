import { useQueryClient } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import { useEffect, useRef, useState } from 'react';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { MenuChip } from '#platform/web/ui/chip/menu-chip.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#platform/web/ui/tabs/tabs.tsx';
import type { Inbox, Submission } from '../../../contract/handling/inbox.ts';
import { handlingLimits } from '../../../contract/handling/inbox-choices.ts';
import { fillTemplate } from '../../../contract/handling/reply-template.ts';
import { replyToSender, writeNote } from '../../../contract/inbox.endpoints.ts';
import { shownAnswers } from '../use-handling.ts';
import { type ComposerDraft, draftOf, keepDraft } from './composer-drafts.ts';
import styles from './panel.module.css';

interface ComposerProps {
  inbox: Inbox;
  submission: Submission;
  /** Somebody pressed a key to write: the focus goes to the field. */
  isAsked: boolean;
  /** It was sent and is done: on to the next. */
  onDone(): void;
}

const composerId = (kind: ComposerDraft['kind']): string => `composer-${kind}`;

/** By name, since that is what a note says: who are called the same are called together. */
function calledPeople(people: Inbox['people'], me: string | undefined): { name: string; count: number }[] {
  const others = people.filter((person) => person.guid !== me);
  return Array.from(
    Map.groupBy(others, ({ name }) => name),
    ([name, all]) => ({ name, count: all.length }),
  );
}

/** A mail to who sent it, or a note to colleagues: never to be mixed up. */
export function Composer({ inbox, submission, isAsked, onDone }: ComposerProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const call = useCall();
  const cache = useQueryClient();
  const runTask = useRunTask();
  const me = useUserState().applicationUser;
  const { guid, sender, reference } = submission;
  const [draft, setDraft] = useState(() => draftOf(guid));
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLElement>(null);
  const { kind } = draft;
  const words = draft[kind];
  const canMail = sender.email !== null;

  function change(changes: Partial<ComposerDraft>): void {
    const next = { ...draft, ...changes };
    keepDraft(guid, next);
    setDraft(next);
  }
  const write = (text: string) => change({ [kind]: text });
  const focusField = () => form.current?.querySelector<HTMLElement>('textarea')?.focus();
  useEffect(() => {
    if (!isAsked) return;
    // The tabs draw what is under them a moment later.
    const soon = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const find = (what: string) => form.current?.querySelector<HTMLElement>(what);
        // Without an address there is no field, but still the other kind to choose.
        (find('textarea') ?? find('[role="tab"][aria-selected="true"]'))?.focus();
      }),
    );
    return () => cancelAnimationFrame(soon);
  }, [isAsked]);
  const append = (text: string) => {
    write(words.trim() === '' ? text : `${words.trimEnd()}${kind === 'mail' ? '\n\n' : ' '}${text}`);
    // After the menu has put the focus back where it was.
    requestAnimationFrame(() => requestAnimationFrame(focusField));
  };
  const insertTemplate = (text: string) =>
    append(
      fillTemplate(text, {
        reference,
        name: sender.name,
        form: submission.formTitle,
        date: dates.date(submission.sentOn),
        me: me === undefined ? '' : [me.firstName, me.middleName, me.lastName].filter(Boolean).join(' '),
      }),
    );

  async function run(work: () => Promise<unknown>, done: string): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    const outcome = await runTask({
      type: 'save',
      entity: 'submission',
      words: { done, failed: t('inbox.composer.failed') },
      run: async () => {
        try {
          await work();
        } finally {
          await reloadAnswersOf(cache, shownAnswers);
        }
      },
    });
    setBusy(false);
    setFailure(outcome.state === 'failed' ? outcome.error : undefined);
    if (outcome.state === 'done') change({ [kind]: '' });
    return outcome.state === 'done';
  }

  async function mail(isDone: boolean, isSentAnyway = false): Promise<void> {
    if (words.trim() === '') return focusField();
    const body = { words, replyCount: submission.replyCount, isDone, isSentAnyway };
    const isSent = await run(
      () => call(replyToSender, { params: { guid }, body }),
      t(isDone ? 'inbox.composer.sentDone' : 'inbox.composer.sent', { reference }),
    );
    if (isSent && isDone) onDone();
    else focusField();
  }

  async function note(): Promise<void> {
    if (words.trim() === '') return focusField();
    await run(() => call(writeNote, { params: { guid }, body: { words } }), t('inbox.composer.noted'));
    focusField();
  }

  const isAnswered = failure instanceof CallError && failure.problem?.code === 'submission-answered';
  return (
    <section ref={form} className={styles.composer} aria-label={t('inbox.composer.label')} data-print="hidden">
      <Tabs selectedKey={kind} onSelectionChange={(key) => change({ kind: key === 'note' ? 'note' : 'mail' })}>
        <TabList label={t('inbox.composer.kinds')}>
          <Tab id="mail">
            <Icon icon={Mail} size={18} /> {t('inbox.composer.mail')}
          </Tab>
          <Tab id="note">
            <Icon icon={FileText} size={18} /> {t('inbox.composer.note')}
          </Tab>
        </TabList>
        <TabPanel id={kind} className={styles.kind}>
          {failure !== undefined && (
            <Notice tone={isAnswered ? 'warning' : 'danger'} isLive>
              {isAnswered ? t('inbox.composer.answered') : refusalText(failure, t)}
            </Notice>
          )}
          {kind === 'mail' && !canMail ? (
            <p>{t('inbox.composer.noAddress')}</p>
          ) : (
            <>
              <div className={styles.to}>
                <span>
                  {kind === 'mail' ? t('inbox.composer.to', { email: sender.email }) : t('inbox.composer.inside')}
                </span>
                {kind === 'mail'
                  ? inbox.templates.length > 0 && (
                      <MenuTrigger>
                        <MenuChip>{t('inbox.composer.template')}</MenuChip>
                        <Menu aria-label={t('inbox.composer.template')} placement="top end">
                          {inbox.templates.map((template) => (
                            <MenuItem
                              key={template.name}
                              id={template.name}
                              label={template.name}
                              onAction={() => insertTemplate(template.words)}
                            />
                          ))}
                        </Menu>
                      </MenuTrigger>
                    )
                  : inbox.people.length > 1 && (
                      <MenuTrigger>
                        <MenuChip>{t('inbox.composer.mention')}</MenuChip>
                        <Menu aria-label={t('inbox.composer.mention')} placement="top end">
                          {calledPeople(inbox.people, me?.guid).map(({ name, count }) => (
                            <MenuItem
                              key={name}
                              id={name}
                              label={count === 1 ? name : t('inbox.composer.namesakes', { name, count })}
                              onAction={() => append(`@${name} `)}
                            />
                          ))}
                        </Menu>
                      </MenuTrigger>
                    )}
              </div>
              <TextArea
                key={kind}
                id={composerId(kind)}
                label={t(kind === 'mail' ? 'inbox.composer.mailWords' : 'inbox.composer.noteWords')}
                isLabelHidden
                rows={4}
                {...(words.length > handlingLimits.words - 500 ? { maxLength: handlingLimits.words } : {})}
                value={words}
                onChange={write}
              />
              {kind === 'mail' && <p className={styles.where}>{t('inbox.composer.where')}</p>}
              <div className={styles.buttons}>
                {kind === 'note' ? (
                  <Button variant="primary" isPending={isBusy} onPress={() => void note()}>
                    {t('inbox.composer.keepNote')}
                  </Button>
                ) : isAnswered ? (
                  <Button variant="primary" isPending={isBusy} onPress={() => void mail(false, true)}>
                    {t('inbox.composer.anyway')}
                  </Button>
                ) : (
                  <>
                    <Button variant="primary" isPending={isBusy} onPress={() => void mail(true)}>
                      {t('inbox.composer.sendDone')}
                    </Button>
                    <Button variant="secondary" isDisabled={isBusy} onPress={() => void mail(false)}>
                      {t('inbox.composer.sendOnly')}
                    </Button>
                  </>
                )}
              </div>
            </>
          )}
        </TabPanel>
      </Tabs>
    </section>
  );
}
