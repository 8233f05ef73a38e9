import { useEffect, useRef, useState } from 'react';
import { uploadAsset } from '#features/assets/contract/assets.endpoints.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { uploadFile } from '#platform/web/api/upload-file.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { FileState } from '#platform/web/ui/file-drop/file-row.tsx';

interface PhotoUpload {
  /** The one that is under way or failed; a photo that arrived is in the profile. */
  file: FileState | undefined;
  start(file: File): void;
  retry(): void;
  /** Stops it, or takes away what is said of one that failed. */
  cancel(): void;
}

/** Sends a photo, with its progress. `onDone` gets its guid. */
export function usePhotoUpload(userGuid: string, onDone: (guid: string) => Promise<unknown>): PhotoUpload {
  const { t } = useTranslation();
  const language = useLanguage();
  const [state, setState] = useState<FileState>();
  const chosen = useRef<File>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    chosen.current = file;
    const row = { id: 'photo', name: file.name, size: file.size, isImage: true };
    const show = (next: FileState | undefined) => running.current === controller && setState(next);
    show({ ...row, status: 'uploading', progress: 0 });
    try {
      const { guid } = await uploadFile<{ guid: string }>(file, {
        url: endpointUrl(uploadAsset, { query: { profile: userGuid } }),
        field: 'Image',
        language,
        signal: controller.signal,
        onProgress: (progress) => show({ ...row, status: 'uploading', progress }),
      });
      await onDone(guid);
      show(undefined);
    } catch (error) {
      if (!controller.signal.aborted) show({ ...row, status: 'failed', message: refusalText(error, t) });
    }
  }

  return {
    file: state,
    start: (file) => void send(file),
    retry: () => {
      if (chosen.current !== undefined) void send(chosen.current);
    },
    cancel: () => {
      running.current?.abort();
      running.current = undefined;
      setState(undefined);
    },
  };
}
