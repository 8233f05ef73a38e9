import { useContext } from 'react';
import type { Resolved } from '#platform/contract/localized.ts';
import type { Picture } from '../contract/picture.ts';
import { ThemeContext } from './theme-context.ts';

const steps = [320, 640, 960, 1280, 1920];

const address = (guid: string, width: number) => `/a/${guid}?width=${width}`;

/** No copy wider than the picture itself, but the picture itself where it lies between two steps. */
function sourceSet(guid: string, ownWidth = 2560): string {
  const most = Math.min(ownWidth, 2560);
  return [...steps.filter((width) => width < most), most]
    .map((width) => `${address(guid, width)} ${width}w`)
    .join(', ');
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
  const { imageGuid, darkImageGuid, alt, width, height } = picture;
  const guid = theme === 'dark' && darkImageGuid !== undefined ? darkImageGuid : imageGuid;
  const image = (
    <img
      className={className}
      sizes={sizes}
      srcSet={sourceSet(guid, width)}
      src={address(guid, Math.min(1280, width ?? 1280))}
      alt={alt.value}
      lang={alt.lang}
      width={width}
      height={height}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
  if (theme !== undefined || darkImageGuid === undefined) return image;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" sizes={sizes} srcSet={sourceSet(darkImageGuid, width)} />
      {image}
    </picture>
  );
}
