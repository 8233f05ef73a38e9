import { useEffect, useRef, useState } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { uploadFile } from '#platform/web/api/upload-file.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import type { FileState } from '#platform/web/ui/file-drop/file-row.tsx';
import { type UploadedAsset, uploadAsset } from '../../contract/assets.endpoints.ts';
import { maxImageBytes } from '../../contract/image.ts';
import { changeManyMedia, replaceMedia } from '../../contract/media.endpoints.ts';
import { useMediaReload } from './use-media-changes.ts';

/** §7: whose rights a new file follows; an item that does not exist yet has its list's. */
export type AssetOwner = { item: string } | { block: string } | { public: 'true' };

export type AddedFile = UploadedAsset & { byteSize: number };

/** One that failed for want of a connection, and not because of what it is, can be tried again. */
export type UploadRow = FileState & { canRetry?: boolean };

/** Where one file goes when that is not where all of them go. */
interface Destination {
  owner: AssetOwner;
  /** Also when it arrives at a second try. */
  onAdded(file: AddedFile): void;
  /** It will not arrive: stopped, refused, or given up after it failed. */
  onLeftOut?(): void;
}

interface MediaUploads {
  /** Under way or failed; what has arrived is in the library. */
  rows: UploadRow[];
  /** How many have not begun yet. */
  waiting: number;
  isBusy: boolean;
  add(files: readonly File[], folder: string | null, to?: Destination): Promise<AddedFile[]>;
  replace(file: File, guid: string): Promise<void>;
  cancel(id: string): void;
  retry(id: string): void;
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
  const [rows, setRows] = useState<UploadRow[]>([]);
  const [waiting, setWaiting] = useState(0);
  const running = useRef(new Map<string, AbortController>());
  const again = useRef(new Map<string, () => void>());
  const leftOut = useRef(new Map<string, () => void>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const show = (next: UploadRow) =>
    setRows((before) =>
      before.some((one) => one.id === next.id)
        ? before.map((one) => (one.id === next.id ? next : one))
        : [...before, next],
    );
  const forget = (id: string) => {
    again.current.delete(id);
    leftOut.current.delete(id);
    setRows((before) => before.filter((row) => row.id !== id));
  };

  /** A first look, so that nobody waits for what will be refused; the server looks again for itself. */
  const refusalOf = ({ name, size }: File): string | undefined => {
    if (size === 0) return t('ui.fileDrop.refused.empty', { name });
    const most = formatFileSize(maxImageBytes, language);
    return size > maxImageBytes ? t('ui.fileDrop.refused.size', { name, size: most }) : undefined;
  };

  async function send<Answer>(
    file: File,
    url: string,
    retry: () => void,
    onLeftOut: () => void = () => undefined,
  ): Promise<Answer | undefined> {
    const id = crypto.randomUUID();
    const row = { id, name: file.name, size: file.size, isImage: file.type.startsWith('image/') };
    const refusal = refusalOf(file);
    if (refusal !== undefined) {
      show({ ...row, status: 'failed', message: refusal });
      say(refusal);
      onLeftOut();
      return undefined;
    }
    const controller = new AbortController();
    running.current.set(id, controller);
    leftOut.current.set(id, onLeftOut);
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
      say(t('assets.placed', { name: file.name }));
      return answer;
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      const canRetry = !(error instanceof CallError) || error.status === 0 || error.status >= 500;
      if (canRetry) again.current.set(id, retry);
      else {
        leftOut.current.delete(id);
        onLeftOut();
      }
      const message = refusalText(error, t);
      show({ ...row, status: 'failed', message, canRetry });
      say(`${file.name}: ${message}`);
      return undefined;
    } finally {
      running.current.delete(id);
    }
  }

  /** They are in the library by then: what is told is where they are not. */
  async function moveTo(folder: string, added: readonly AddedFile[]): Promise<void> {
    const guids = added.map(({ guid }) => guid);
    await call(changeManyMedia, { body: { action: 'move', guids, folder } }).catch(() =>
      show({
        id: crypto.randomUUID(),
        name: t('assets.count', { count: added.length }),
        size: 0,
        status: 'failed',
        message: t('assets.notInFolder'),
      }),
    );
  }

  async function add(files: readonly File[], folder: string | null, to?: Destination): Promise<AddedFile[]> {
    const added: AddedFile[] = [];
    setWaiting((count) => count + files.length);
    for (const file of files) {
      setWaiting((count) => count - 1);
      const url = endpointUrl(uploadAsset, { query: to?.owner ?? owner });
      const asset = await send<UploadedAsset>(file, url, () => void add([file], folder, to), to?.onLeftOut);
      if (asset === undefined) continue;
      added.push({ ...asset, byteSize: file.size });
      to?.onAdded({ ...asset, byteSize: file.size });
    }
    if (folder !== null && added.length > 0) await moveTo(folder, added);
    if (added.length > 0) await reload();
    return added;
  }

  async function replace(file: File, guid: string): Promise<void> {
    const url = endpointUrl(replaceMedia, { params: { guid } });
    if ((await send(file, url, () => void replace(file, guid))) !== undefined) await reload();
  }

  return {
    rows,
    waiting,
    isBusy: waiting > 0 || rows.some(({ status }) => status === 'uploading'),
    add,
    replace,
    cancel(id) {
      running.current.get(id)?.abort();
      leftOut.current.get(id)?.();
      forget(id);
    },
    retry(id) {
      const send = again.current.get(id);
      forget(id);
      send?.();
    },
  };
}
