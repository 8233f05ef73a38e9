import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { mostPictureBytes, mostPictures, pictureTypes } from '../../../contract/reaction-pictures.ts';

export interface ChosenPicture {
  id: string;
  file: File;
  /** To be looked at before it is sent. */
  address: string;
  alt: string;
}

export interface ChosenPictures {
  pictures: readonly ChosenPicture[];
  /** What was not taken, and why. */
  fault: string | undefined;
  add(files: Iterable<File>): void;
  describe(id: string, alt: string): void;
  remove(id: string): void;
  clear(): void;
}

/** The pictures among what was dropped or pasted; nothing else is ours to take. */
export const picturesIn = (data: DataTransfer): File[] =>
  [...data.files].filter(({ type }) => type.startsWith('image/'));

/** A first look, so that nobody sends in vain; the server looks for itself. */
export function useChosenPictures(): ChosenPictures {
  const { t } = useTranslation();
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [fault, setFault] = useState<string>();
  /** As they are now: two things that happen before the next drawing are both done. */
  const shown = useRef(pictures);
  const put = (next: readonly ChosenPicture[]): void => {
    shown.current = next;
    setPictures(next);
  };
  useEffect(
    () => () => {
      for (const { address } of shown.current) URL.revokeObjectURL(address);
    },
    [],
  );

  function faultOf({ name, size, type }: File, count: number): string | undefined {
    if (count >= mostPictures) return t('reactions.pictures.tooMany', { count: mostPictures });
    if (!pictureTypes.some((one) => one === type)) return t('reactions.pictures.wrongKind', { name });
    if (size === 0 || size > mostPictureBytes)
      return t('reactions.pictures.tooLarge', { name, megabytes: mostPictureBytes / 1024 ** 2 });
    return undefined;
  }

  return {
    pictures,
    fault,
    add(files) {
      const added: ChosenPicture[] = [];
      const faults: string[] = [];
      for (const file of files) {
        const wrong = faultOf(file, shown.current.length + added.length);
        if (wrong === undefined)
          added.push({ id: crypto.randomUUID(), file, address: URL.createObjectURL(file), alt: '' });
        else if (!faults.includes(wrong)) faults.push(wrong);
      }
      setFault(faults.length === 0 ? undefined : faults.join(' '));
      put([...shown.current, ...added]);
    },
    describe: (id, alt) => put(shown.current.map((one) => (one.id === id ? { ...one, alt } : one))),
    remove(id) {
      const gone = shown.current.find((one) => one.id === id);
      if (gone !== undefined) URL.revokeObjectURL(gone.address);
      setFault(undefined);
      put(shown.current.filter((one) => one.id !== id));
    },
    clear() {
      for (const { address } of shown.current) URL.revokeObjectURL(address);
      put([]);
      setFault(undefined);
    },
  };
}
