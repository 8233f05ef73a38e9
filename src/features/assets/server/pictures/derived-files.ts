import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { removeAbandoned, writeFileAtomically } from '#platform/server/storage/atomic-file.ts';
import { fileOfKey } from '#platform/server/storage/folder-storage.ts';
import { sealed, sealLength, unsealed } from './sealed-bytes.ts';

interface DerivedFilesOptions {
  folder: string;
  maxBytes: number;
  onError(error: unknown): void;
}

/** `signal` is aborted when nobody waits for it any more. */
type Make = (signal: AbortSignal) => Promise<Uint8Array>;

/** A result on its way, and how many wait for it. */
class Making {
  readonly made: Promise<Uint8Array>;
  readonly #nobodyWaits = new AbortController();
  #waiting = 0;

  constructor(make: Make) {
    this.made = make(this.signal);
  }

  get signal(): AbortSignal {
    return this.#nobodyWaits.signal;
  }

  join(left: AbortSignal | undefined): void {
    this.#waiting += 1;
    const leave = () => {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#nobodyWaits.abort();
    };
    if (left?.aborted === true) leave();
    else left?.addEventListener('abort', leave, { once: true });
  }
}

/** After a sweep there is room for a while, so that not every new file causes the next one. */
const keptShare = 0.9;

/** Results on disk that can be made again: made once at a time, and the oldest removed when there are too many. */
export class DerivedFiles {
  readonly #folder: string;
  readonly #unfinished: string;
  readonly #maxBytes: number;
  readonly #onError: (error: unknown) => void;
  readonly #making = new Map<string, Making>();
  #bytes: number | undefined;
  #upkeep: Promise<void> = Promise.resolve();

  constructor({ folder, maxBytes, onError }: DerivedFilesOptions) {
    this.#folder = folder;
    this.#unfinished = join(folder, '_unfinished');
    this.#maxBytes = maxBytes;
    this.#onError = onError;
  }

  /** `left` is aborted when whoever asks went away; what nobody waits for any more does not have to begin. */
  async remember(key: string, make: Make, left?: AbortSignal): Promise<Uint8Array> {
    const running = this.#making.get(key);
    const making = running === undefined || running.signal.aborted ? this.#begin(key, make) : running;
    making.join(left);
    return making.made;
  }

  #begin(key: string, make: Make): Making {
    const making = new Making((signal) => this.#read(key).then((kept) => kept ?? this.#make(key, () => make(signal))));
    this.#making.set(key, making);
    const forget = () => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    };
    making.made.then(forget, forget);
    return making;
  }

  /** When all tidying that has begun is done. */
  settled(): Promise<void> {
    return this.#upkeep;
  }

  async #read(key: string): Promise<Uint8Array | undefined> {
    try {
      return unsealed(await readFile(fileOfKey(this.#folder, key)));
    } catch {
      // Not there, or not readable: in both cases it can be made, and so it can when it is not whole.
      return undefined;
    }
  }

  async #make(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const bytes = await make();
    try {
      await writeFileAtomically(fileOfKey(this.#folder, key), sealed(bytes), {
        unfinished: this.#unfinished,
      });
      this.#upkeep = this.#upkeep.then(() => this.#tidy(bytes.length + sealLength)).catch(this.#onError);
    } catch (error) {
      // A full disk costs time, not the picture.
      this.#onError(error);
    }
    return bytes;
  }

  async #tidy(added: number): Promise<void> {
    if (this.#bytes === undefined) {
      await removeAbandoned(this.#unfinished);
      this.#bytes = (await this.#list()).reduce((sum, file) => sum + file.size, 0);
    } else {
      this.#bytes += added;
    }
    if (this.#bytes > this.#maxBytes) await this.#sweep();
  }

  async #sweep(): Promise<void> {
    const files = (await this.#list()).sort((one, other) => one.madeAt - other.madeAt);
    let total = files.reduce((sum, file) => sum + file.size, 0);
    for (const { path, size } of files) {
      if (total <= this.#maxBytes * keptShare) break;
      await rm(path, { force: true });
      total -= size;
    }
    this.#bytes = total;
  }

  async #list(): Promise<{ path: string; size: number; madeAt: number }[]> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    const files = [];
    for (const entry of entries) {
      if (!entry.isFile() || entry.parentPath === this.#unfinished) continue;
      const path = join(entry.parentPath, entry.name);
      // Another process may have swept it away in the meantime.
      const found = await stat(path).catch(() => undefined);
      if (found !== undefined) files.push({ path, size: found.size, madeAt: found.mtimeMs });
    }
    return files;
  }
}
