import type { Language } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useLanguageWords } from '../bar/language-tabs.tsx';
import { useEditor } from '../state/editor-context.ts';
import styles from './phone-bar.module.css';

/** The languages and how each stands, one below the other. */
export function LanguageRows({ onChosen }: { onChosen(): void }) {
  return (
    <div className={styles.rows}>
      {useLanguages().map((language) => (
        <LanguageRow key={language} language={language} onChosen={onChosen} />
      ))}
    </div>
  );
}

function LanguageRow({ language, onChosen }: { language: Language; onChosen(): void }) {
  const editor = useEditor();
  const { words } = useLanguageWords(language);
  return (
    <button
      type="button"
      className={styles.row}
      aria-current={editor.language === language ? 'true' : undefined}
      onClick={() => {
        editor.setLanguage(language);
        onChosen();
      }}
    >
      <span {...inLanguage(language)}>{languageName(language)}</span>
      <small>{words}</small>
    </button>
  );
}
