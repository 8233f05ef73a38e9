import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { isEmail } from '#platform/contract/field-validators.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { MadeReaction, ThreadTarget } from '../../contract/reaction.ts';
import { longestName, longestReaction } from '../../contract/reaction-words.ts';
import { postReaction } from '../../contract/reactions.endpoints.ts';
import { useReacting } from '../use-reacting.ts';
import { MentionArea } from './mention-area.tsx';
import { PictureChoice } from './pictures/picture-choice.tsx';
import { picturesIn, useChosenPictures } from './pictures/use-chosen-pictures.ts';
import styles from './thread.module.css';
import { ThreadLine } from './thread-field.tsx';

export interface ReactFormProps {
  target: ThreadTarget;
  way: 'member' | 'guest' | 'proof';
  /** Whose reaction is answered; without one it stands by itself. */
  answers?: { guid: string; author: string } | undefined;
  /** The name that others will see, of who is signed in. */
  ownName?: string | null | undefined;
  canMention?: boolean | undefined;
  canAddPictures: boolean;
  /** What came back without script. */
  refusal?: string | undefined;
  hasFocus?: boolean;
  onMade(made: MadeReaction): Promise<void>;
  onCancel?: (() => void) | undefined;
}

/** To react, or to answer. Without script the browser posts it; what was typed stays on any outcome. */
export function ReactForm(props: ReactFormProps) {
  const {
    target,
    way,
    answers,
    ownName,
    canMention = false,
    refusal,
    hasFocus,
    onMade,
    onCancel,
    canAddPictures,
  } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const reacting = useReacting(target, way === 'member');
  const [faults, setFaults] = useState<{ text?: string; email?: string }>({});
  const [error, setError] = useState(refusal);
  const [progress, setProgress] = useState<number>();
  const chosen = useChosenPictures();
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  /** Who was chosen behind an @; the server leaves out who does not stand in the text any more. */
  const named = useRef(new Set<string>());
  useEffect(() => {
    if (hasFocus) area.current?.focus();
  }, [hasFocus]);
  const id = `react-${answers?.guid ?? target.guid}`;

  const { isPending, submit } = useSending(async ({ text = '', name = '', email = '', website = '' }) => {
    const found = faultsOf(text.trim(), email.trim());
    setFaults(found);
    setError(undefined);
    if (found.text !== undefined || found.email !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${found.text === undefined ? 'email' : 'text'}"]`)?.focus();
      return;
    }
    try {
      const mentions = [...named.current].slice(-20);
      const said = { text, name, email: email.trim(), website, answersGuid: answers?.guid, mentions };
      const made = await reacting.send(said, chosen.pictures, setProgress);
      form.current?.reset();
      chosen.clear();
      named.current.clear();
      await onMade(made);
    } catch (failure) {
      setError(refusalText(failure, t));
    } finally {
      setProgress(undefined);
    }
  });

  function faultsOf(text: string, email: string) {
    const words = text === '' ? t('reactions.form.textMissing') : undefined;
    const long = text.length > longestReaction ? t('reactions.form.tooLong', { count: longestReaction }) : words;
    const address = way === 'proof' && !isEmail(email) ? t('reactions.form.emailWrong') : undefined;
    return { ...(long !== undefined && { text: long }), ...(address !== undefined && { email: address }) };
  }

  /** Pictures that are dropped on the form or pasted into it; words and addresses go where they always go. */
  const taking: Pick<ComponentProps<'form'>, 'onDragOver' | 'onDrop' | 'onPaste'> = {
    onDragOver(event) {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop(event) {
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      chosen.add(event.dataTransfer.files);
    },
    onPaste(event) {
      const pasted = picturesIn(event.clipboardData);
      if (pasted.length === 0) return;
      event.preventDefault();
      chosen.add(pasted);
    },
  };

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={endpointUrl(postReaction, { params: target, query: { language, answers: answers?.guid } })}
      encType={canAddPictures ? 'multipart/form-data' : undefined}
      {...(canAddPictures && taking)}
      aria-label={answers === undefined ? t('reactions.form.label') : t('reactions.form.answerTo', answers)}
      noValidate
      onSubmit={(event) => {
        if (reacting.canSend()) submit(event);
      }}
    >
      {answers !== undefined && <input type="hidden" name="answers" value={answers.guid} />}
      {error !== undefined && (
        <Notice tone="danger" isLive>
          {error}
        </Notice>
      )}
      <MentionArea
        id={`${id}-text`}
        name="text"
        target={target}
        area={area}
        canMention={canMention}
        onNamed={(guid) => named.current.add(guid)}
        label={answers === undefined ? t('reactions.form.text') : t('reactions.form.answerTo', answers)}
        help={t('reactions.form.help')}
        required
        error={faults.text}
        onFocus={reacting.prepare}
      />
      {canAddPictures && <PictureChoice id={id} chosen={chosen} />}
      {way !== 'member' && (
        <ThreadLine
          id={`${id}-name`}
          name="name"
          label={t('reactions.form.name')}
          help={t('reactions.form.nameHelp')}
          autoComplete="name"
          maxLength={longestName}
        />
      )}
      {way === 'proof' && (
        <ThreadLine
          id={`${id}-email`}
          name="email"
          type="email"
          label={t('reactions.form.email')}
          help={t('reactions.form.emailHelp')}
          autoComplete="email"
          required
          error={faults.email}
        />
      )}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-website`}>{t('reactions.form.trap')}</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.buttons}>
        <PlainButton type="submit" variant="primary" aria-disabled={isPending}>
          {busyText()}
        </PlainButton>
        {onCancel && (
          <PlainButton variant="quiet" onClick={onCancel}>
            {t('reactions.form.cancel')}
          </PlainButton>
        )}
        <p className={styles.note}>{noteOf()}</p>
      </div>
    </form>
  );

  function busyText(): string {
    if (!isPending) return t('reactions.form.submit');
    if (progress === undefined || progress === 1) return t('reactions.form.busy');
    return t('reactions.pictures.sending', { percent: Math.round(progress * 100) });
  }

  function noteOf(): string {
    if (way === 'proof') return t('reactions.form.codeAfter');
    return ownName ? t('reactions.form.seenAs', { name: ownName }) : '';
  }
}
