import { ConsentGate } from '#features/consent/web/parts/consent-gate.tsx';
import { innerLevel } from '#features/pages/web/parts/inner-level.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import { ManagerNotice } from '../kit/web/manager-notice.tsx';
import { Transcript } from '../kit/web/transcript.tsx';
import { type Audio, audioOf } from './contract/audio-address.ts';
import type definition from './definition.ts';
import en from './messages/en.view.json';
import nl from './messages/nl.view.json';
import styles from './view.module.css';

export const isInteractive = true;
export const texts = { nl, en };

export default function AudioView({ block, options }: BlockViewProps<typeof definition>) {
  const { t } = useTranslation();
  const { url, title, transcript } = options;
  if (url === '') return null;
  const audio = audioOf(url);
  if (audio === undefined) return <ManagerNotice>{t('blocks.audio.notASound', { url })}</ManagerNotice>;
  const name = title.value || t('blocks.audio.untitled');
  return (
    <figure className={styles.audio}>
      {isFilled(title) && (
        <figcaption className={styles.title}>
          <Text of={title} />
        </figcaption>
      )}
      <Player audio={audio} name={name} lang={title.lang} />
      <Transcript of={transcript} id={block.guid} headingLevel={innerLevel(block)} />
    </figure>
  );
}

function Player({ audio, name, lang }: { audio: Audio; name: string; lang: string | undefined }) {
  if (audio.kind === 'frame') {
    return (
      <ConsentGate vendor={audio.vendor} original={audio.original} shape="player" name={name}>
        <iframe
          src={audio.frame}
          title={name}
          {...inLanguage(lang)}
          allow="encrypted-media; fullscreen"
          loading="lazy"
        />
      </ConsentGate>
    );
  }
  // biome-ignore lint/a11y/useMediaCaption: what is said stands beneath it, written out
  const player = <audio className={styles.player} src={audio.src} aria-label={name} controls preload="none" />;
  if (audio.vendor === undefined) return player;
  return (
    <ConsentGate vendor={audio.vendor} original={audio.src} shape="player" name={name}>
      {player}
    </ConsentGate>
  );
}
