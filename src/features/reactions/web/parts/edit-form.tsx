import { useEffect, useRef, useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import type { Answer } from '../../contract/reaction.ts';
import { longestReaction } from '../../contract/reaction-words.ts';
import { changeReaction } from '../../contract/reactions.endpoints.ts';
import { keyOf } from '../own-keys.ts';
import { MentionArea } from './mention-area.tsx';
import { PictureRows } from './pictures/picture-rows.tsx';
import styles from './thread.module.css';
import { useThread } from './thread-context.ts';

interface EditFormProps {
  reaction: Pick<Answer, 'guid' | 'pictures'>;
  text: string;
  onDone(): void;
  onCancel(): void;
}

/** One's own words, put right where they stand. */
export function EditForm({ reaction: { guid, pictures }, text, onDone, onCancel }: EditFormProps) {
  const { t } = useTranslation();
  const call = useCall();
  const { target, own, actions } = useThread();
  const named = useRef(new Set<string>());
  const [fault, setFault] = useState<string>();
  const [kept, setKept] = useState(pictures);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const { isPending, submit } = useSending(async ({ text: typed = '' }) => {
    const words = typed.trim();
    if (words === '' || words.length > longestReaction) {
      setFault(t(words === '' ? 'reactions.form.textMissing' : 'reactions.form.tooLong', { count: longestReaction }));
      area.current?.focus();
      return;
    }
    try {
      const key = keyOf(guid);
      await call(changeReaction, {
        params: { guid },
        body: {
          text: words,
          mentions: [...named.current].slice(-20),
          pictures: kept.map((one) => ({ guid: one.guid, alt: one.alt })),
          ...(key !== undefined && { key }),
        },
      });
      await actions.renew();
      onDone();
    } catch (error) {
      setFault(refusalText(error, t));
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <MentionArea
        id={`edit-${guid}`}
        name="text"
        target={target}
        area={area}
        canMention={own?.canMention === true}
        onNamed={(person) => named.current.add(person)}
        label={t('reactions.editLabel')}
        defaultValue={text}
        required
        error={fault}
      />
      <PictureRows
        id={`edit-${guid}`}
        pictures={kept.map((one) => ({ id: one.guid, address: `/a/${one.guid}?width=320`, alt: one.alt }))}
        onDescribe={(id, alt) => setKept(kept.map((one) => (one.guid === id ? { ...one, alt } : one)))}
        onRemove={(id) => {
          setKept(kept.filter((one) => one.guid !== id));
          keepFocus(() => area.current);
        }}
      />
      <div className={styles.buttons}>
        <PlainButton type="submit" variant="primary" aria-disabled={isPending}>
          {t('reactions.save')}
        </PlainButton>
        <PlainButton variant="quiet" onClick={onCancel}>
          {t('reactions.form.cancel')}
        </PlainButton>
      </div>
    </form>
  );
}
