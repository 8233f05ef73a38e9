import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { SketchLine, SketchPart } from '../../contract/page-sketch.ts';
import styles from './sketched-part.module.css';

/** A block of a page that is seen from afar. */
export function SketchedPart({ part: { shape, lines } }: { part: SketchPart }) {
  const isHead = ({ look }: SketchLine) => look === 'heading' && shape !== 'words';
  const head = lines.filter(isHead);
  const rest = lines.filter((line) => !isHead(line));
  return (
    <span className={`${styles.part} ${styles[shape]}`}>
      <Lines lines={head} />
      <span className={styles.body}>
        <Lines lines={rest} />
      </span>
    </span>
  );
}

function Lines({ lines }: { lines: readonly SketchLine[] }) {
  const language = useLanguage();
  return lines.map(({ look, text }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a drawing have no name but their place
    <span key={place} className={styles[look]}>
      {text && pickLanguage(text, language, defaultLanguage)?.value}
    </span>
  ));
}
