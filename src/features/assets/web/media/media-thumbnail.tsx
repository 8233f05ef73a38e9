import FileText from 'lucide-react/icons/file-text';
import Film from 'lucide-react/icons/film';
import Music from 'lucide-react/icons/music';
import { endingOfName } from '#platform/contract/files/document-type.ts';
import { Icon, type IconShape } from '#platform/web/ui/icon/icon.tsx';
import type { AssetKind } from '../../contract/asset-kind.ts';
import { assetUrl } from '../../contract/asset-url.ts';
import type { MediaFile } from '../../contract/media.ts';
import styles from './media.module.css';

const icons: Record<Exclude<AssetKind, 'image'>, IconShape> = { document: FileText, audio: Music, video: Film };

/** The version makes the browser look again after a replacement. */
export const mediaUrl = ({ guid, version }: MediaFile, options: Parameters<typeof assetUrl>[1] = {}): string => {
  const address = assetUrl(guid, options);
  return `${address}${address.includes('?') ? '&' : '?'}v=${version}`;
};

/** Its name stands beside it, so the picture itself needs no words. */
export function MediaThumbnail({ file, width }: { file: MediaFile; width: number }) {
  if (file.kind === 'image')
    return (
      <img
        className={styles.thumbnail}
        src={mediaUrl(file, { width })}
        srcSet={`${mediaUrl(file, { width })} 1x, ${mediaUrl(file, { width: width * 2 })} 2x`}
        width={file.width ?? undefined}
        height={file.height ?? undefined}
        alt=""
        loading="lazy"
        decoding="async"
      />
    );
  return (
    <span className={styles.fileIcon}>
      <Icon icon={icons[file.kind]} size={28} />
      <span>{endingOfName(file.name)}</span>
    </span>
  );
}
