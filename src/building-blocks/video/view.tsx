import { ConsentGate } from '#features/consent/web/parts/consent-gate.tsx';
import { innerLevel } from '#features/pages/web/parts/inner-level.ts';
import { BlockPicture } from '#platform/web/content/block-picture.tsx';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { linkRel } from '#platform/web/ui/link/link-rel.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import { ManagerNotice } from '../kit/web/manager-notice.tsx';
import { Transcript } from '../kit/web/transcript.tsx';
import { frameAddress, originalAddress, videoOf } from './contract/video-address.ts';
import type definition from './definition.ts';
import en from './messages/en.view.json';
import nl from './messages/nl.view.json';
import { OwnPlayer } from './own-player.tsx';
import styles from './view.module.css';

export const isInteractive = true;
export const texts = { nl, en };

export default function VideoView({ block, options, isFirst }: BlockViewProps<typeof definition>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { url, title, poster, transcript, transcriptLink } = options;
  if (url === '' && options.video === undefined) return null;
  const video = videoOf(url);
  if (options.video === undefined && video === undefined)
    return <ManagerNotice>{t('blocks.video.notAVideo', { url })}</ManagerNotice>;
  const name = title.value || t('blocks.video.untitled');
  return (
    <figure className={styles.video}>
      {isFilled(title) && (
        <figcaption className={styles.title}>
          <Text of={title} />
        </figcaption>
      )}
      {options.video !== undefined && (
        <>
          <OwnPlayer video={options.video} captions={options.captions} name={name} lang={title.lang} poster={poster} />
          {options.captions.length === 0 && <ManagerNotice>{t('blocks.video.noCaptions')}</ManagerNotice>}
        </>
      )}
      {options.video === undefined && video !== undefined && (
        <>
          <ConsentGate
            vendor={video.vendor}
            original={originalAddress(video)}
            shape="wide"
            name={title.value || undefined}
            poster={
              poster && <BlockPicture picture={poster} sizes="(min-width: 64rem) 60rem, 100vw" priority={isFirst} />
            }
          >
            <iframe
              src={frameAddress(video, language)}
              title={name}
              {...inLanguage(title.lang)}
              allow="fullscreen; picture-in-picture; encrypted-media"
              referrerPolicy="strict-origin-when-cross-origin"
              loading="lazy"
            />
          </ConsentGate>
          {options.captions.length > 0 && <ManagerNotice>{t('blocks.video.captionsElsewhere')}</ManagerNotice>}
        </>
      )}
      <Transcript of={transcript} id={block.guid} headingLevel={innerLevel(block)} />
      {transcriptLink !== undefined && (
        <p>
          <a href={transcriptLink} rel={linkRel(transcriptLink)}>
            {t('blocks.video.transcriptLink', { name })}
          </a>
        </p>
      )}
    </figure>
  );
}
