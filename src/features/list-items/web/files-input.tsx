import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { FileDrop } from '#platform/web/ui/file-drop/file-drop.tsx';
import type { ItemFieldInputProps } from './item-field-input.tsx';
import styles from './item-form.module.css';
import { useUploads } from './use-uploads.ts';

interface Held {
  /** Of a file. */
  assetGuid?: string;
  name?: string;
  mediaType?: string;
  byteSize?: number;
  /** Of a picture. */
  imageGuid?: string;
  alt?: { $lang: Record<string, string> };
  width?: number;
  height?: number;
}

// §5.
const maxBytes = 30 * 1024 * 1024;
const pictures = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'];

type FilesInputProps = ItemFieldInputProps & {
  texts: { id: string; label: string; help: string | undefined; error: ReactNode; isRequired: boolean };
};

/** Files, or pictures with what is to be seen on them. */
export function FilesInput({ field, language, owner, value, onChange, texts }: FilesInputProps) {
  const { t } = useTranslation();
  const isImage = field.kind === 'image';
  const held = (value ?? []) as unknown as Held[];
  // Uploads arrive later than they were asked for, and each adds to what is there by then.
  const latest = useRef(held);
  latest.current = held;
  const put = (next: Held[]) => onChange(next as never);
  const uploads = useUploads(owner, isImage ? 'Image' : 'File', ({ guid, mediaType, width, height, file }) =>
    put([
      ...latest.current,
      isImage
        ? { imageGuid: guid, alt: { $lang: {} }, ...(width && height ? { width, height } : {}) }
        : { assetGuid: guid, name: file.name, mediaType, byteSize: file.size },
    ]),
  );
  const guidOf = ({ assetGuid, imageGuid }: Held): string => assetGuid ?? imageGuid ?? '';
  return (
    <div className={styles.row}>
      <FileDrop
        {...texts}
        maxBytes={maxBytes}
        {...(isImage && { accept: pictures })}
        maxFiles={field.isMany ? 100 : 1}
        files={[
          ...held.map((one) => ({
            id: guidOf(one),
            name: one.name ?? one.alt?.$lang[language] ?? t('listItems.manage.picture'),
            size: one.byteSize ?? 0,
            status: 'done' as const,
            isImage,
            ...(isImage && { thumbnailUrl: `/a/${guidOf(one)}?width=100` }),
          })),
          ...uploads.rows,
        ]}
        onFiles={(files) => void uploads.start(files)}
        onRemove={(id) => {
          uploads.cancel(id);
          put(held.filter((one) => guidOf(one) !== id));
        }}
      />
      {isImage &&
        held.map((one) => (
          <TextField
            key={guidOf(one)}
            label={t('listItems.manage.alt')}
            help={t('listItems.manage.altHelp')}
            value={one.alt?.$lang[language] ?? ''}
            onChange={(words) =>
              put(
                held.map((other) =>
                  other === one ? { ...one, alt: { $lang: { ...one.alt?.$lang, [language]: words } } } : other,
                ),
              )
            }
          />
        ))}
    </div>
  );
}
