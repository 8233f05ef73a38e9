import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import type { LightboxProps } from './lightbox.tsx';
import en from './messages/en.view.json';
import nl from './messages/nl.view.json';
import { type Gallery, slidesOf } from './slide.ts';
import { Slider } from './slider.tsx';
import { Thumbnail } from './thumbnail.tsx';
import styles from './view.module.css';

export const isInteractive = true;
export const texts: ViewTexts = { nl, en };

const columnClass = { 2: styles.two, 3: styles.three, 4: styles.four };
const columnSizes = {
  2: '(min-width: 48rem) 40rem, 50vw',
  3: '(min-width: 48rem) 27rem, 50vw',
  4: '(min-width: 60rem) 20rem, 50vw',
};
const sliderSizes = '(min-width: 48rem) 36rem, 85vw';

interface Shown {
  place: number;
  Lightbox: ComponentType<LightboxProps>;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export default function GalleryView({ options, isFirst }: BlockViewProps<Gallery>) {
  const { variant, columns, items } = options;
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<Shown>();
  const slides = slidesOf(items);
  if (slides.length === 0) return null;

  /** Fetched at the first picture; when that fails the link does what it does without a script. */
  async function show(event: MouseEvent<HTMLAnchorElement>, place: number) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { Lightbox } = await import('./lightbox.tsx');
      setShown({ place, Lightbox });
    } catch {
      window.location.assign(href);
    }
  }

  /** Back to where the reader was when the large one closed, which need not be where they came in. */
  function close(place: number) {
    setShown(undefined);
    list.current?.querySelectorAll('a')[place]?.focus();
  }

  const isSlider = variant === 'slider';
  const pictures = (
    <PlainList ref={list} className={classNames(styles[variant], !isSlider && columnClass[columns])}>
      {slides.map((slide, place) => (
        <li key={slide.key} className={styles.item}>
          <Thumbnail
            slide={slide}
            number={place + 1}
            sizes={isSlider ? sliderSizes : columnSizes[columns]}
            priority={isFirst && place < 2}
            isCropped={variant !== 'masonry'}
            onShow={(event) => show(event, place)}
          />
        </li>
      ))}
    </PlainList>
  );
  return (
    <>
      {isSlider ? <Slider count={slides.length}>{pictures}</Slider> : pictures}
      {shown !== undefined && <shown.Lightbox slides={slides} start={shown.place} onClose={close} />}
    </>
  );
}
