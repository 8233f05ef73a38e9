import ZoomIn from 'lucide-react/icons/zoom-in';
import { useState } from 'react';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { readPageSketches } from '../../contract/first-hour.endpoints.ts';
import type { FirstHour } from '../../contract/first-hour.ts';
import { shownSketch } from '../../contract/shown-sketch.ts';
import { homeKey } from '../../contract/site-kind.ts';
import { PageSketch, type SketchLook } from '../sketch/page-sketch.tsx';
import styles from './ready-pages.module.css';

interface ReadyPagesProps {
  offered: FirstHour['offered']['municipality'];
  look: SketchLook;
  value: readonly string[];
  onChange(keys: string[]): void;
}

/** No names of templates but the pages themselves, small, in one's own colours and under one's own name. */
export function ReadyPages({ offered, look, value, onChange }: ReadyPagesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sketches = useLoaded(readPageSketches, {});
  const [enlarged, setEnlarged] = useState<string>();
  const words = (text: StoredText) => pickLanguage(text, language, defaultLanguage)?.value ?? '';
  const titleOf = (key: string | undefined) => words(offered.find((one) => one.key === key)?.title ?? { $lang: {} });
  const chosen = new Set(value);
  const draw = (key: string) => (
    <PageSketch
      // The logo stands above a front page, and its name nowhere.
      title={key === homeKey ? undefined : titleOf(key)}
      parts={shownSketch(sketches[key] ?? [], chosen)}
      look={look}
    />
  );
  return (
    <>
      <CheckboxGroup
        label={t('firstHour.begin.pages')}
        help={t('firstHour.begin.pagesHelp')}
        className={styles.minis ?? ''}
        options={offered.map(({ key, title, about }) => ({
          id: key,
          label: words(title),
          description: words(about),
          isDisabled: key === homeKey,
        }))}
        value={value}
        onChange={(now) => onChange([homeKey, ...now.filter((key) => key !== homeKey)])}
        around={(key, choice) => (
          <div className={styles.mini} data-page={key} data-chosen={chosen.has(key)}>
            <div className={styles.picture}>
              <div className={styles.drawing} aria-hidden="true">
                {draw(key)}
              </div>
              {/* Beside the drawing and not around it: its name is not all the words of a page. */}
              <button
                type="button"
                className={styles.enlarge}
                aria-label={t('firstHour.begin.enlarge', { page: titleOf(key) })}
                onClick={() => setEnlarged(key)}
              >
                <span className={styles.zoom}>
                  <Icon icon={ZoomIn} size={20} />
                </span>
              </button>
            </div>
            {choice}
          </div>
        )}
      />
      <Dialog
        title={t('firstHour.begin.enlarged', { page: titleOf(enlarged) })}
        size="large"
        isOpen={enlarged !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setEnlarged(undefined);
        }}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <section className={styles.large} tabIndex={0} aria-label={titleOf(enlarged)}>
          {enlarged !== undefined && draw(enlarged)}
          <p>{t('firstHour.begin.notYet')}</p>
        </section>
      </Dialog>
    </>
  );
}
