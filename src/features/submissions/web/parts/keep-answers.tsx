import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { useCopy } from '#platform/web/use-copy.ts';
import type { ShownAnswer } from '../../contract/given-answers.ts';
import styles from './form-fill.module.css';

/** What was typed and cannot be sent, to take elsewhere. */
export function KeepAnswers({ title, answers }: { title: string; answers: readonly ShownAnswer[] }) {
  const { t } = useTranslation();
  const isAlive = useIsAlive();
  const words = [title, ...answers.map(({ label, text }) => `${label}\n${text}`)].join('\n\n');
  const { state, copy } = useCopy(words);
  // Both need our script; without it the answers are on the page to be chosen.
  if (!isAlive || answers.length === 0) return null;
  return (
    <div className={styles.keep}>
      <PlainButton icon={Copy} isCompact onClick={() => void copy()}>
        {t('filling.keep.copy')}
      </PlainButton>
      <PlainButton
        icon={Download}
        isCompact
        onClick={() => saveFile(new Blob([words], { type: 'text/plain;charset=utf-8' }), `${fileName(title)}.txt`)}
      >
        {t('filling.keep.save')}
      </PlainButton>
      <span role="status">{state !== undefined && t(`filling.keep.copied-${state}`)}</span>
    </div>
  );
}

const fileName = (title: string): string => title.replace(/[^\p{L}\p{N} -]/gu, '').trim() || 'formulier';
