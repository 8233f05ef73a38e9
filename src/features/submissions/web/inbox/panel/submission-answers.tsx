import { useQueryClient } from '@tanstack/react-query';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Check from 'lucide-react/icons/check';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Ellipsis from 'lucide-react/icons/ellipsis';
import EyeOff from 'lucide-react/icons/eye-off';
import Printer from 'lucide-react/icons/printer';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useRef, useState } from 'react';
import { SubmittedFiles } from '#features/form-files/web/parts/submitted-files.tsx';
import { DrawnLines } from '#field-kinds/kit/web/drawn-lines.tsx';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import type { Inbox, Submission } from '../../../contract/handling/inbox.ts';
import { submissionPath } from '../inbox-address.ts';
import { type Handling, shownAnswers } from '../use-handling.ts';
import styles from './panel.module.css';
import { RedactDialog } from './redact-dialog.tsx';

const MakeItemDialog = lazy(async () => ({
  default: (await import('#features/submission-items/web/parts/make-item-dialog.tsx')).MakeItemDialog,
}));

interface SubmissionAnswersProps {
  inbox: Inbox;
  submission: Submission;
  handling: Handling;
  headingLevel: 2 | 3;
  /** It lies in the trash now. */
  onGone(): void;
}

/** What was asked then and answered, from whom, and what else can be done with it. */
export function SubmissionAnswers({ inbox, submission, handling, headingLevel, onGone }: SubmissionAnswersProps) {
  const { t } = useTranslation();
  const Heading = `h${headingLevel}` as const;
  const [isRedacting, setRedacting] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const cache = useQueryClient();
  const more = useRef<HTMLButtonElement>(null);
  const { guid, answers, item, reference, isTrashed, isWithdrawn } = submission;

  async function throwAway(): Promise<void> {
    if (await handling.change([guid], { isTrashed: true }, t('inbox.said.trashed', { count: 1 }))) onGone();
  }

  return (
    <section className={styles.part} aria-labelledby="answers">
      <Heading id="answers" className={styles.partTitle}>
        {t('inbox.answers')}
      </Heading>
      <dl className={styles.answers}>
        {item !== null && (
          <div>
            <dt>{t('inbox.columns.item')}</dt>
            <dd className={styles.words}>{item.title || t('inbox.itemGone')}</dd>
          </div>
        )}
        {answers.map(({ field, label, text, drawing, isRedacted }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd className={styles.words}>
              {isRedacted ? (
                <>
                  <span className={styles.bar} aria-hidden="true" />
                  <span className={styles.quiet}>{t('inbox.redacted')}</span>
                </>
              ) : (
                <>
                  {text}
                  {drawing && <DrawnLines path={drawing} label={label} />}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <SubmittedFiles submissionGuid={guid} files={submission.files} headingLevel={headingLevel === 2 ? 3 : 4} />
      <Sender inbox={inbox} submission={submission} />
      <div className={styles.buttons} data-print="hidden">
        <MenuTrigger>
          <Button ref={more} variant="secondary" icon={Ellipsis}>
            {t('inbox.more')}
          </Button>
          <Menu aria-label={t('inbox.moreOf', { reference })}>
            {!isWithdrawn && !isTrashed && (
              <MenuItem id="item" icon={CopyPlus} label={t('submissionItems.title')} onAction={() => setMaking(true)} />
            )}
            {!isWithdrawn && answers.some(({ isRedacted }) => !isRedacted) && (
              <MenuItem id="redact" icon={EyeOff} label={t('inbox.redact.title')} onAction={() => setRedacting(true)} />
            )}
            {isTrashed ? (
              <MenuItem
                id="restore"
                icon={ArchiveRestore}
                label={t('inbox.restore')}
                onAction={() =>
                  void handling.change([guid], { isTrashed: false }, t('inbox.said.restored', { count: 1 }))
                }
              />
            ) : (
              <MenuItem id="trash" icon={Trash2} isDanger label={t('inbox.trash')} onAction={() => void throwAway()} />
            )}
          </Menu>
        </MenuTrigger>
        <Button variant="quiet" icon={Printer} onPress={() => window.print()}>
          {t('inbox.print')}
        </Button>
      </div>
      <Suspense fallback={null}>
        {isMaking && (
          <MakeItemDialog
            submissionGuid={guid}
            onMade={() => reloadAnswersOf(cache, shownAnswers)}
            onClose={() => {
              setMaking(false);
              keepFocus(() => more.current);
            }}
          />
        )}
      </Suspense>
      {isRedacting && (
        <RedactDialog
          submission={submission}
          onClose={() => {
            setRedacting(false);
            keepFocus(() => more.current);
          }}
        />
      )}
    </section>
  );
}

function Sender({ inbox, submission }: Pick<SubmissionAnswersProps, 'inbox' | 'submission'>) {
  const { t } = useTranslation();
  const dates = useDates();
  const language = useLanguage();
  const { sender, earlier } = submission;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('inbox.from')}</dt>
        <dd className={styles.words}>
          {[sender.name, sender.email].filter(Boolean).join(', ') || t('inbox.unknownSender')}{' '}
          {sender.isKnown && (
            <Badge tone="success" icon={Check}>
              {t('inbox.proven')}
            </Badge>
          )}
        </dd>
      </div>
      {earlier.length > 0 && (
        <div>
          <dt>{t('inbox.earlier')}</dt>
          <dd>
            {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
            <ul role="list" className={styles.plain}>
              {earlier.map(({ guid, reference, sentOn }) => (
                <li key={guid}>
                  <TextLink href={submissionPath(inbox.formGuid, guid, language)}>{reference}</TextLink>,{' '}
                  {dates.shortDate(sentOn)}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}
