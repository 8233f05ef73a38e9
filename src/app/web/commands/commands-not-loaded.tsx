import { useEffect, useRef } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import styles from './commands-not-loaded.module.css';

/** Without a connection the first time: the page stays as it is. The browser's own dialog, because ours is fetched too. */
export function CommandsNotLoaded({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="commands-not-loaded" onClose={onClose}>
      <h2 id="commands-not-loaded" className={styles.title}>
        {t('commands.notLoaded.title')}
      </h2>
      <p>{t('commands.notLoaded.text')}</p>
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
        {t('ui.close')}
      </button>
    </dialog>
  );
}
