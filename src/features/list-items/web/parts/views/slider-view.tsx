import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useRef } from 'react';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import { readingSign } from '#platform/web/content/reading-sign.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { ItemBox } from '../item/item-box.tsx';
import { CardContent } from './cards-view.tsx';
import type { ItemViewProps } from './item-view.ts';
import styles from './slider-view.module.css';

/** Cards on one line that slides under the finger, the wheel, the keys, or two buttons. It never moves by itself. */
export function SliderView(props: ItemViewProps) {
  const { t } = useTranslation();
  const name = t('blocks.kit.list.sliderOf', { label: props.label || t('blocks.kit.list.label') });
  const track = useRef<HTMLElement>(null);
  const slide = (by: -1 | 1) => {
    const { current } = track;
    if (current === null) return;
    const step = current.querySelector('li')?.getBoundingClientRect().width ?? 0;
    current.scrollBy({ left: by * step * readingSign(current) });
  };
  return (
    <div className={styles.slider}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard */}
      <section ref={track} className={styles.track} tabIndex={0} aria-label={name}>
        <PlainList className={styles.line}>
          {props.items.map((item, place) => (
            <ItemBox key={item.guid} item={item} className={styles.slide}>
              <CardContent {...props} item={item} priority={props.isFirst && place < 2} />
            </ItemBox>
          ))}
        </PlainList>
      </section>
      <div className={styles.buttons}>
        <PlainButton icon={ArrowLeft} label={t('blocks.kit.list.slideBack')} onClick={() => slide(-1)} />
        <PlainButton icon={ArrowRight} label={t('blocks.kit.list.slideOn')} onClick={() => slide(1)} />
      </div>
    </div>
  );
}
