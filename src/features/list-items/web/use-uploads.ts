import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadAsset } from '#features/assets/contract/assets.endpoints.ts';
import { endpointUrl } from '#platform/contract/endpoint.ts';
import { uploadFile } from '#platform/web/api/upload-file.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { FileState } from '#platform/web/ui/file-drop/file-row.tsx';

/** §7: whose rights the file follows. An item that does not exist yet has its list's. */
export type AssetOwner = { item: string } | { block: string };

export interface Uploaded {
  guid: string;
  mediaType: string;
  width?: number;
  height?: number;
  file: File;
}

/** Sends files one by one, each with its progress; `onDone` gets what has arrived. */
export function useUploads(owner: AssetOwner, field: 'Image' | 'File', onDone: (uploaded: Uploaded) => void) {
  // What arrives goes into the form as it is by then, not as it was when the sending began.
  const done = useRef(onDone);
  done.current = onDone;
  const { t } = useTranslation();
  const language = useLanguage();
  const [rows, setRows] = useState<FileState[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const forget = (id: string) => setRows((before) => before.filter((row) => row.id !== id));

  async function send(file: File) {
    const id = crypto.randomUUID();
    const controller = new AbortController();
    running.current.set(id, controller);
    const row = { id, name: file.name, size: file.size, isImage: file.type.startsWith('image/') };
    const show = (next: FileState) => setRows((before) => [...before.filter((one) => one.id !== id), next]);
    show({ ...row, status: 'uploading', progress: 0 });
    try {
      const asset = await uploadFile<Omit<Uploaded, 'file'>>(file, {
        url: endpointUrl(uploadAsset, { query: owner }),
        field,
        language,
        signal: controller.signal,
        onProgress: (progress) => show({ ...row, status: 'uploading', progress }),
      });
      forget(id);
      done.current({ ...asset, file });
    } catch (error) {
      if (!controller.signal.aborted) show({ ...row, status: 'failed', message: refusalText(error, t) });
    }
  }

  return {
    rows,
    start: async (files: readonly File[]) => {
      for (const file of files) await send(file);
    },
    cancel: (id: string) => {
      running.current.get(id)?.abort();
      forget(id);
    },
  };
}
