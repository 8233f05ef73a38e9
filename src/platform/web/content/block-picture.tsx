import { useContext } from 'react';
import type { Resolved } from '#platform/contract/texts/localized.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { type Crop, croppedRegion, cropText, pointInCrop } from '../../contract/files/crop.ts';
import type { Picture } from '../../contract/files/picture.ts';
import styles from './block-picture.module.css';
import { ThemeContext } from './theme-context.ts';

const steps = [320, 640, 960, 1280, 1920];

const address = (guid: string, width: number, crop: Crop | undefined) =>
  `/a/${guid}?width=${width}${crop === undefined ? '' : `&crop=${cropText(crop)}`}`;

/** §9: 100 by 100 at quality 1, for while the picture itself is on its way. */
export const placeholderAddress = ({ imageGuid, crop }: Pick<Resolved<Picture>, 'imageGuid' | 'crop'>): string =>
  `${address(imageGuid, 100, crop)}&height=100&quality=1&format=webp`;

/** No copy wider than the picture itself, but the picture itself where it lies between two steps. */
function sourceSet(guid: string, crop: Crop | undefined, ownWidth = 2560): string {
  const most = Math.min(ownWidth, 2560);
  return [...steps.filter((width) => width < most), most]
    .map((width) => `${address(guid, width, crop)} ${width}w`)
    .join(', ');
}

/** Near enough at five steps each way, and without a style of its own, which the content security policy refuses. */
function focusClass({ focalPoint, crop }: Resolved<Picture>): string | undefined {
  if (focalPoint === undefined) return undefined;
  const { x, y } = crop === undefined ? focalPoint : pointInCrop(focalPoint, crop);
  const step = (hundredths: number) => Math.round(hundredths / 25);
  return classNames(styles.focus, styles[`x${step(x)}`], styles[`y${step(y)}`]);
}

export interface BlockPictureProps {
  picture: Resolved<Picture>;
  /** How wide it is drawn, as in the HTML attribute. */
  sizes: string;
  /** Seen at once: not put off. */
  priority?: boolean;
  className?: string | undefined;
}

export function BlockPicture({ picture, sizes, priority = false, className }: BlockPictureProps) {
  const theme = useContext(ThemeContext);
  const { imageGuid, darkImageGuid, alt, crop } = picture;
  const { width, height } = shownSize(picture);
  const guid = theme === 'dark' && darkImageGuid !== undefined ? darkImageGuid : imageGuid;
  const image = (
    <img
      className={classNames(className, focusClass(picture)) || undefined}
      sizes={sizes}
      srcSet={sourceSet(guid, crop, width)}
      src={address(guid, Math.min(1280, width ?? 1280), crop)}
      alt={alt.value}
      {...inLanguage(alt.lang)}
      width={width}
      height={height}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
  if (theme !== undefined || darkImageGuid === undefined) return image;
  return (
    <picture>
      {priority && <EarlyPictures {...{ light: imageGuid, dark: darkImageGuid, width, sizes, crop }} />}
      <source media={isDark} sizes={sizes} srcSet={sourceSet(darkImageGuid, crop, width)} />
      {image}
    </picture>
  );
}

/** Of what is left of it. */
function shownSize({ width, height, crop }: Resolved<Picture>): Pick<Picture, 'width' | 'height'> {
  if (width === undefined || height === undefined || crop === undefined) return { width, height };
  return croppedRegion({ width, height }, crop);
}

const isDark = '(prefers-color-scheme: dark)';

interface EarlyPicturesProps {
  light: string;
  dark: string;
  width: number | undefined;
  sizes: string;
  crop: Crop | undefined;
}

/** React sends word ahead of a picture that is seen at once, but not of one that depends on the theme. */
function EarlyPictures({ light, dark, width, sizes, crop }: EarlyPicturesProps) {
  const early = { rel: 'preload', as: 'image', imageSizes: sizes, fetchPriority: 'high' } as const;
  const of = (guid: string) => ({
    href: address(guid, Math.min(1280, width ?? 1280), crop),
    imageSrcSet: sourceSet(guid, crop, width),
  });
  return (
    <>
      <link {...early} {...of(light)} media={`not all and ${isDark}`} />
      <link {...early} {...of(dark)} media={isDark} />
    </>
  );
}
