import { type FormEvent, useId, useState } from 'react';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { commentOnPreview } from '../contract/previews.endpoints.ts';
import styles from './preview-comment.module.css';

interface PreviewCommentProps {
  token: string;
  blocks: readonly BlockInstance[];
}

const wholePage = 'page';

/** Below a preview: who was sent the link says what they think, without an account. */
export function PreviewComment({ token, blocks }: PreviewCommentProps) {
  const { t } = useTranslation();
  const call = useCall();
  const id = useId();
  const [name, setName] = useState('');
  const [words, setWords] = useState('');
  const [about, setAbout] = useState(wholePage);
  const [website, setWebsite] = useState('');
  const [state, setState] = useState<'writing' | 'sending' | 'sent' | 'missing' | 'failed'>('writing');
  const named = blocks.flatMap(({ guid, heading }) => (heading?.value ? [{ id: guid, label: heading.value }] : []));

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() === '' || words.trim() === '') return setState('missing');
    setState('sending');
    try {
      const body = { name, words, block: about === wholePage ? null : about, website };
      await call(commentOnPreview, { params: { token }, body });
      setWords('');
      setState('sent');
    } catch {
      setState('failed');
    }
  }

  return (
    <section className={`wrap ${styles.part}`} aria-labelledby={id} data-print="hidden">
      <h2 id={id}>{t('previews.comment.title')}</h2>
      <p>{t('previews.comment.text')}</p>
      {state === 'sent' && <Notice tone="success" isLive title={t('previews.comment.sent')} />}
      {(state === 'missing' || state === 'failed') && (
        <Notice tone="danger" isLive title={t(`previews.comment.${state}`)} />
      )}
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <TextField label={t('previews.comment.name')} value={name} onChange={setName} autoComplete="name" isRequired />
        {named.length > 0 && (
          <Select
            label={t('previews.comment.about')}
            value={about}
            onChange={setAbout}
            options={[{ id: wholePage, label: t('previews.comment.page') }, ...named]}
          />
        )}
        <TextArea label={t('previews.comment.words')} value={words} onChange={setWords} maxLength={5000} isRequired />
        {/* Only programs fill this in. */}
        <div hidden>
          <label htmlFor={`${id}-website`}>{t('previews.comment.website')}</label>
          <input
            id={`${id}-website`}
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={({ target }) => setWebsite(target.value)}
          />
        </div>
        <div>
          <Button type="submit" variant="primary" isPending={state === 'sending'}>
            {t('previews.comment.send')}
          </Button>
        </div>
      </form>
    </section>
  );
}
