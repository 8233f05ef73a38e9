import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useRef } from 'react';
import { readingSign } from '#platform/web/content/reading-sign.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import styles from './slider.module.css';

export interface SliderProps {
  count: number;
  children: ReactNode;
}

/** A strip that scrolls by itself: with a finger, a wheel, the arrow keys, and with the buttons where there is a script. */
export function Slider({ count, children }: SliderProps) {
  const { t } = useTranslation();
  const strip = useRef<HTMLElement>(null);
  const move = (direction: 1 | -1) => {
    const { current } = strip;
    if (current === null) return;
    const step = current.querySelector('li')?.getBoundingClientRect().width ?? 0;
    // How it moves is the style's affair, and with that the reader's.
    current.scrollBy({ left: direction * step * readingSign(current) });
  };
  return (
    <div>
      <section
        ref={strip}
        className={styles.strip}
        aria-label={t('blocks.gallery.strip', { count })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </section>
      {count > 1 && (
        <div className={styles.buttons} data-print="hidden">
          <PlainButton variant="secondary" icon={ArrowLeft} label={t('blocks.gallery.back')} onClick={() => move(-1)} />
          <PlainButton
            variant="secondary"
            icon={ArrowRight}
            label={t('blocks.gallery.onward')}
            onClick={() => move(1)}
          />
        </div>
      )}
    </div>
  );
}
