import TriangleAlert from 'lucide-react/icons/triangle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { Saving } from '#features/pages/web/editing/editor-session.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useFocusBack } from '#platform/web/ui/drawer/use-focus-back.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useCopy } from '#platform/web/use-copy.ts';
import { wordsOfOperations } from '../lost/words-of-operation.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import styles from './trouble-strip.module.css';
import { useIsPhone } from './use-width.ts';

/** What happened, what is safe and what to do, in that order. */
export function TroubleStrip() {
  const saving = useSession((state) => state.saving);
  return saving.kind === 'kept-here' || saving.kind === 'stopped' ? <Strip saving={saving} /> : null;
}

function Strip({ saving }: { saving: Extract<Saving, { kind: 'kept-here' | 'stopped' }> }) {
  const { t } = useTranslation();
  const { session } = useEditor();
  useFocusBack();
  const isPhone = useIsPhone();
  const isAway = saving.kind === 'kept-here';
  const key = isAway ? 'editor.trouble.away' : `editor.trouble.${saving.reason}`;
  return (
    <section className={styles.strip} aria-label={t(`${key}.title`)}>
      <Icon icon={isAway ? WifiOff : TriangleAlert} size={20} />
      <p className={styles.words}>
        <strong>{t(`${key}.title`)}</strong> {t(isAway && isPhone ? 'editor.trouble.away.phoneText' : `${key}.text`)}
      </p>
      {!isAway && <CopyWaiting />}
      <button type="button" className={styles.act} onClick={() => session.retry()}>
        {t('editor.trouble.retry')}
      </button>
    </section>
  );
}

/** The words that the server does not have, for who may never send them. */
function CopyWaiting() {
  const { t } = useTranslation();
  const { session } = useEditor();
  // The words of a moment ago: typing on draws it again at a pause.
  const words = useSession(() => wordsOfOperations(session.waiting()));
  const { state, copy } = useCopy(words);
  if (words === '') return null;
  return (
    <>
      <span role="status">{state !== undefined && t(`editor.lost.copy-${state}`)}</span>
      <button type="button" className={styles.act} onClick={() => void copy()}>
        {t('editor.lost.copy')}
      </button>
    </>
  );
}
