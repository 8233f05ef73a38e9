import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnyEndpoint, endpointUrl } from '#platform/contract/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { uploadFile } from '#platform/web/api/upload-file.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { FileState } from '#platform/web/ui/file-drop/file-row.tsx';
import { type UploadedAsset, uploadAsset } from '../contract/assets.endpoints.ts';
import { changeManyMedia, replaceMedia } from '../contract/media.endpoints.ts';
import { useMediaReload } from './use-media-changes.ts';

/** §7: whose rights a new file follows; an item that does not exist yet has its list's. */
export type AssetOwner = { item: string } | { block: string } | { public: 'true' };

export type AddedFile = UploadedAsset & { byteSize: number };

interface MediaUploads {
  /** Under way or failed; what has arrived is in the library. */
  rows: FileState[];
  add(files: readonly File[], folder: string | null): Promise<AddedFile[]>;
  replace(file: File, guid: string): Promise<void>;
  cancel(id: string): void;
}

/** Sends files one by one, each with its progress. In the field Image the server takes nothing but pictures. */
export function useMediaUploads({
  owner = { public: 'true' },
  field = 'File',
}: {
  owner?: AssetOwner;
  field?: 'Image' | 'File';
} = {}): MediaUploads {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const reload = useMediaReload();
  const [rows, setRows] = useState<FileState[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const forget = (id: string) => setRows((before) => before.filter((row) => row.id !== id));

  async function send<Answer>(file: File, url: string): Promise<Answer | undefined> {
    const id = crypto.randomUUID();
    const controller = new AbortController();
    running.current.set(id, controller);
    const row = { id, name: file.name, size: file.size, isImage: file.type.startsWith('image/') };
    const show = (next: FileState) =>
      setRows((before) =>
        before.some((one) => one.id === id) ? before.map((one) => (one.id === id ? next : one)) : [...before, next],
      );
    show({ ...row, status: 'uploading', progress: 0 });
    try {
      const answer = await uploadFile<Answer>(file, {
        url,
        field,
        language,
        signal: controller.signal,
        onProgress: (progress) => show({ ...row, status: 'uploading', progress }),
      });
      forget(id);
      return answer;
    } catch (error) {
      if (!controller.signal.aborted) show({ ...row, status: 'failed', message: refusalText(error, t) });
      return undefined;
    } finally {
      running.current.delete(id);
    }
  }

  const addressOf = (endpoint: AnyEndpoint, input: object) => endpointUrl(endpoint, input);

  return {
    rows,
    async add(files, folder) {
      const added: AddedFile[] = [];
      for (const file of files) {
        const asset = await send<UploadedAsset>(file, addressOf(uploadAsset, { query: owner }));
        if (asset !== undefined) added.push({ ...asset, byteSize: file.size });
      }
      if (folder !== null && added.length > 0) {
        const guids = added.map(({ guid }) => guid);
        await call(changeManyMedia, { body: { action: 'move', guids, folder } });
      }
      if (added.length > 0) await reload();
      return added;
    },
    async replace(file, guid) {
      if ((await send(file, addressOf(replaceMedia, { params: { guid } }))) !== undefined) await reload();
    },
    cancel(id) {
      running.current.get(id)?.abort();
      forget(id);
    },
  };
}
