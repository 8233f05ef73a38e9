import { deviceStorage } from '../device-storage.ts';

/** Whose it is, and what they were writing: a kind of thing and its id. */
export interface Work {
  who: string;
  what: string;
}

export interface KeptWork {
  value: unknown;
  keptAt: string;
}

const prefix = 'plein.work.';
/** Raised when what is kept has another shape: what an older version wrote is then left alone. */
const format = 1;
const longestKept = 14 * 24 * 60 * 60 * 1000;

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

const keyOf = ({ who, what }: Work): string => `${prefix}${who}.${what}`;

/**
 * What someone was writing and has not saved, in this browser: it is there after a crash, a closed tab or a session that
 * ended. It goes when it is saved, when they sign out, and after two weeks. False where the browser keeps nothing.
 */
export function keepWork(work: Work, value: unknown, now = new Date(), storage = deviceStorage()): boolean {
  try {
    storage?.setItem(keyOf(work), JSON.stringify({ format, value, keptAt: now.toISOString() }));
    tell();
    return storage !== undefined;
  } catch {
    return false;
  }
}

export function readWork(work: Work, now = new Date(), storage = deviceStorage()): KeptWork | undefined {
  try {
    const kept = JSON.parse(storage?.getItem(keyOf(work)) ?? 'null') as (KeptWork & { format: number }) | null;
    if (kept === null) return undefined;
    const isOld = now.getTime() - new Date(kept.keptAt).getTime() > longestKept;
    if (kept.format === format && !isOld) return { value: kept.value, keptAt: kept.keptAt };
  } catch {
    // Somebody else wrote there.
  }
  forgetWork(work, storage);
  return undefined;
}

/** Whether there is any, without reading it; and, with `watchWork`, whenever that changes on this page. */
export function hasWork(work: Work | undefined, storage = deviceStorage()): boolean {
  return work !== undefined && Object.hasOwn(storage ?? {}, keyOf(work));
}

export function watchWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const forgetWork = (work: Work, storage = deviceStorage()): void =>
  forgetKeys(storage, (key) => key === keyOf(work));

/** Who signs out on a shared computer leaves nothing behind. */
export const forgetAllWork = (storage = deviceStorage()): void => forgetKeys(storage, () => true);

/** Of who was here before and did not sign out. */
export const forgetWorkOfOthers = (who: string, storage = deviceStorage()): void =>
  forgetKeys(storage, (key) => !key.startsWith(`${prefix}${who}.`));

function forgetKeys(storage: Storage | undefined, isGone: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(storage ?? {})) if (key.startsWith(prefix) && isGone(key)) storage?.removeItem(key);
    tell();
  } catch {
    // Nothing was kept then.
  }
}
