import { assetUrl } from '#features/assets/contract/asset-url.ts';
import type { Picture } from '#platform/contract/files/picture.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import type { Resolved } from '#platform/contract/texts/localized.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import type { Captions, OwnVideo } from './contract/own-video.ts';
import styles from './view.module.css';

interface OwnPlayerProps {
  video: OwnVideo;
  captions: readonly Resolved<Captions>[];
  name: string;
  lang: string | undefined;
  poster: Resolved<Picture> | undefined;
}

/** The browser's own player: it knows captions, the keyboard and full screen, and nobody else is asked for anything. */
export function OwnPlayer({ video, captions, name, lang, poster }: OwnPlayerProps) {
  const shown = captions.findIndex(({ isDefault }) => isDefault);
  return (
    <video
      className={styles.player}
      controls
      playsInline
      preload="metadata"
      aria-label={name}
      {...inLanguage(lang)}
      {...(poster === undefined ? {} : { poster: assetUrl(poster.imageGuid, { width: 1280, crop: poster.crop }) })}
    >
      <source src={assetUrl(video.assetGuid)} type={video.mediaType} />
      {captions.map(({ assetGuid, language, label }, place) => (
        <track
          key={assetGuid}
          kind="captions"
          src={assetUrl(assetGuid)}
          srcLang={language}
          label={label.value || languageName(language)}
          default={place === shown}
        />
      ))}
    </video>
  );
}
