import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ColorPicker } from '#platform/web/ui/color-picker/color-picker.tsx';
import { FileDrop } from '#platform/web/ui/file-drop/file-drop.tsx';
import type { FileState } from '#platform/web/ui/file-drop/file-row.tsx';
import { Columns, Part } from './part.tsx';

const swatches = ['#07506e', '#1f5c3f', '#8a2f1d', '#5b3a8c', '#f2c100'];

const start: FileState[] = [
  { id: '1', name: 'stoep-kaaistraat.jpg', size: 2_400_000, status: 'done', isImage: true },
  { id: '2', name: 'tegel-dichtbij.jpg', size: 5_800_000, status: 'uploading', progress: 0.64, isImage: true },
];

export function SpecialFieldPart() {
  const { t } = useTranslation();
  const [files, setFiles] = useState(start);
  const [color, setColor] = useState('#07506e');

  function add(added: File[]) {
    const states = added.map(
      (file): FileState => ({
        id: crypto.randomUUID(),
        name: file.name,
        size: file.size,
        status: 'done',
        isImage: true,
      }),
    );
    setFiles((present) => [...present, ...states]);
  }

  return (
    <Part title={t('gallery.section.special')}>
      <Columns count={2}>
        <ColorPicker
          label={t('gallery.special.color')}
          help={t('gallery.special.colorHelp')}
          value={color}
          onChange={setColor}
          swatches={swatches}
        />
        <FileDrop
          label={t('gallery.special.photos')}
          help={t('gallery.special.photosHelp')}
          accept={['image/png', 'image/jpeg', 'image/webp']}
          maxBytes={30_000_000}
          maxFiles={3}
          files={files}
          onFiles={add}
          onRemove={(id) => setFiles((present) => present.filter((file) => file.id !== id))}
        />
      </Columns>
    </Part>
  );
}
