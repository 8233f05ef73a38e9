import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { readPostedFile, writePostedFile } from '#field-kinds/kit/contract/posted-file.ts';
import type { ChosenFile, QuestionFiles } from '#field-kinds/kit/web/question-files-context.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { sentFileType } from '#platform/contract/files/sent-file-type.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { uploadFile } from '#platform/web/api/upload-file.ts';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { backOff } from '#platform/web/live/back-off.ts';
import { say } from '#platform/web/notifications/say.ts';
import type { FormFile } from '../../contract/form-file.ts';
import { beginFormFile, readFormFile, removeFormFile, sendFormFilePiece } from '../../contract/form-files.endpoints.ts';
import { FileRows, type SendingFile } from './file-rows.tsx';
import { formFileTexts } from './form-file-texts.ts';
import { sendInPieces } from './send-in-pieces.ts';

interface FormFilesOptions {
  formGuid: string;
  version: number;
  /** A form that is tried out sends nothing: a file counts as soon as it was chosen. */
  isTrial: boolean;
  /** Of the submission that it will be. */
  senderKey(): string;
  /** What is posted now for a question. */
  valuesOf(name: string): readonly string[];
  /** Changes that, whichever step is open by then. */
  put(name: string, change: (values: readonly string[]) => string[]): void;
}

/** Until the browser says that the connection is back, or a while that grows with every failure. */
function untilOnline(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const go = () => {
      stop.abort();
      resolve();
    };
    const timer = setTimeout(go, Math.min(15_000, backOff(failures)));
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener('online', go, { signal: stop.signal });
    signal.addEventListener('abort', go, { signal: stop.signal });
  });
}

/** Files of a form that is filled in with our script: each is sent at once, whatever step is open, and named by the form. */
export function useFormFiles({ formGuid, version, isTrial, senderKey, valuesOf, put }: FormFilesOptions) {
  useViewTexts(formFileTexts);
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const [sending, setSending] = useState<readonly SendingFile[]>([]);
  const [removed, setRemoved] = useState<readonly { question: string; value: string }[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const change = (id: string, changes: Partial<SendingFile>) =>
    setSending((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const forget = (id: string) => setSending((before) => before.filter((one) => one.id !== id));

  async function send({ id, question, file }: SendingFile): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, controller);
    const key = senderKey();
    let guid: string | undefined;
    try {
      const field = question.split('.').at(-1) ?? '';
      const body = { key, version, field, name: file.name, byteSize: file.size };
      const whole = await sendInPieces(
        file,
        {
          async begin() {
            const begun = await call(beginFormFile, { params: { guid: formGuid }, body });
            guid = begun.guid;
            return begun;
          },
          read: (known) => call(readFormFile, { params: { guid: known }, query: { key } }),
          send: (known, piece, onProgress) =>
            uploadFile<FormFile>(new File([piece], 'piece'), {
              url: endpointUrl(sendFormFilePiece, {
                params: { guid: known.guid, offset: known.received },
                query: { key },
              }),
              field: 'Piece',
              ...{ language, signal, onProgress },
            }),
          wait: (failures) => untilOnline(failures, signal),
        },
        {
          signal,
          onProgress: (progress) => change(id, { progress }),
          onWaiting(isWaiting) {
            change(id, { isWaiting });
            if (isWaiting) say(t('formFiles.lost', { name: file.name }));
          },
        },
      );
      forget(id);
      const { name, byteSize, mediaType } = whole;
      const value = writePostedFile({ assetGuid: whole.guid, name, byteSize, mediaType: mediaType ?? '' });
      put(question, (values) => [...values, value]);
      say(t('formFiles.arrived', { name }));
    } catch (error) {
      if (signal.aborted) {
        // What came of it goes; when that call is lost too, the server finds it within two days.
        if (guid !== undefined) call(removeFormFile, { params: { guid }, query: { key } }).catch(() => undefined);
        return;
      }
      const refusal = refusalText(error, t);
      change(id, { refusal });
      say(t('formFiles.failed', { name: file.name, reason: refusal }));
    } finally {
      running.current.delete(id);
    }
  }

  function add(question: string, chosen: readonly ChosenFile[]): void {
    const added = chosen.map(
      ({ file, refusal }): SendingFile => ({
        id: crypto.randomUUID(),
        ...{ question, file, refusal },
        progress: 0,
        isWaiting: false,
      }),
    );
    const isOnlyTried = (one: SendingFile) => isTrial && one.refusal === undefined;
    setSending((before) => [...before, ...added.filter((one) => !isOnlyTried(one))]);
    for (const one of added.filter(isOnlyTried)) {
      const { name, size: byteSize } = one.file;
      const tried = { assetGuid: one.id, name, byteSize, mediaType: sentFileType(name) ?? one.file.type };
      put(question, (values) => [...values, writePostedFile(tried)]);
    }
    for (const one of added.filter((each) => !isOnlyTried(each))) {
      if (one.refusal === undefined) void send(one);
      else say(t('formFiles.failed', { name: one.file.name, reason: one.refusal }));
    }
  }

  const onItsWay = (one: SendingFile): boolean => one.refusal === undefined;
  const heldOf = (question: string) => valuesOf(question).filter((value) => value !== '');

  const files: QuestionFiles = {
    countOf: (name) => heldOf(name).length + sending.filter((one) => one.question === name && onItsWay(one)).length,
    add,
    draw: (name, chooserId): ReactNode => (
      <FileRows
        name={name}
        chooserId={chooserId}
        held={heldOf(name)}
        removed={removed.filter((one) => one.question === name).map(({ value }) => value)}
        sending={sending.filter((one) => one.question === name)}
        onRemove={(value) => {
          put(name, (values) => values.filter((one) => one !== value));
          setRemoved((before) => [...before, { question: name, value }]);
          say(t('formFiles.removed', { name: readPostedFile(value).name }));
        }}
        onPutBack={(value) => {
          setRemoved((before) => before.filter((one) => one.value !== value));
          put(name, (values) => [...values, value]);
        }}
        onStop={(id) => {
          running.current.get(id)?.abort();
          forget(id);
        }}
      />
    ),
  };

  return {
    files,
    isBusy: sending.some(onItsWay),
    /** Another step is opened: what was taken away there is not offered back. */
    forgetRemoved: useCallback(() => setRemoved([]), []),
    stopAll() {
      for (const controller of running.current.values()) controller.abort();
      setSending([]);
      setRemoved([]);
    },
  };
}
