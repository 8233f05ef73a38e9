import { useRef, useState } from 'react';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { useSession } from '../state/editor-context.ts';
import { LanguageChoice } from './language-choice.tsx';
import { toAnswer, toAsk, toWithdraw } from './languages-in-review.ts';
import styles from './review-dialog.module.css';
import { usePageReview } from './use-page-review.ts';

export type ReviewAct = 'ask' | 'return' | 'approve' | 'approveAndPublish' | 'withdraw';

interface ReviewDialogProps {
  /** Asking, where words may be left out; sending back, where they may not; the others only ask for which languages. */
  of: ReviewAct;
  onSend(languages: readonly Language[], note: string): Promise<boolean>;
  onClose(): void;
}

const mostCharacters = 2000;
const withNote: ReadonlySet<ReviewAct> = new Set(['ask', 'return']);
const languagesOf = {
  ask: toAsk,
  return: toAnswer,
  approve: toAnswer,
  approveAndPublish: toAnswer,
  withdraw: toWithdraw,
};

/** What goes along with a request or an answer: words, and the languages that it is about. */
export default function ReviewDialog({ of, onSend, onClose }: ReviewDialogProps) {
  const { t } = useTranslation();
  const languages = languagesOf[of](usePageReview());
  const isFinished = useIsFinished();
  const [chosen, setChosen] = useState<readonly Language[]>(() =>
    of === 'ask' ? languages.filter(isFinished) : languages,
  );
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isMissing = of === 'return' && note.trim() === '';
  // Where there is nothing to choose it is about what there is.
  const meant = languages.length < 2 ? languages : languages.filter((language) => chosen.includes(language));
  const isNothing = languages.length > 1 && meant.length === 0;
  const body = useRef<HTMLDivElement>(null);

  async function send(close: () => void): Promise<void> {
    setAsked(true);
    if (isMissing || isNothing || note.length > mostCharacters) {
      body.current?.querySelector<HTMLElement>(isNothing ? 'input' : 'textarea')?.focus();
      return;
    }
    setBusy(true);
    const isSent = await onSend(meant, note);
    setBusy(false);
    if (isSent) close();
  }

  return (
    <Dialog
      isOpen
      title={t(`review.${of}.title`)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button variant="primary" isPending={isBusy} pendingText={t('ui.busy')} onPress={() => void send(close)}>
            {t(`review.${of}.confirm`)}
          </Button>
          <Button variant="quiet" onPress={close}>
            {t('ui.cancel')}
          </Button>
        </>
      )}
    >
      <div ref={body} className={styles.body}>
        <p>{t(`review.${of}.text`)}</p>
        <LanguageChoice languages={languages} chosen={chosen} onChange={setChosen} isMissing={isAsked && isNothing} />
        {withNote.has(of) && (
          <TextArea
            label={t(`review.${of === 'return' ? 'return' : 'ask'}.note`)}
            {...(of === 'ask' && { help: t('review.ask.noteHelp') })}
            isRequired={of === 'return'}
            rows={4}
            maxLength={mostCharacters}
            value={note}
            onChange={setNote}
            {...(isAsked && isMissing && { error: t('review.return.noteNeeded') })}
          />
        )}
      </div>
    </Dialog>
  );
}

/** What is a draft, or was written by a machine and read by nobody, is asked about when someone says so. */
function useIsFinished(): (language: Language) => boolean {
  const translations = useSession((state) => state.translations);
  return (language) => {
    const state = translations.find((one) => one.language === language);
    return language === defaultLanguage || state === undefined || (state.status !== 'draft' && !state.isAutomatic);
  };
}
