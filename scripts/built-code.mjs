import { isAscii } from 'node:buffer';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/** Of the text and of what it was compiled to, so that neither is taken for something else. */
const headerBytes = 8;

/** So many times what is kept: less more is not worth writing it again. */
const worthKeeping = 1.1;

const before = Buffer.from('(function (exports, require, module, __filename, __dirname) {');
const after = Buffer.from('\n})');

/**
 * Put together as bytes, and of plain signs (scripts/server-output.ts) as they lie there: a long text that V8 makes, or joins,
 * goes through its room for new objects, which is collected while the server starts when it is full.
 * @param {Buffer} source
 */
function wrapped(source) {
  const whole = Buffer.concat([before, source, after]);
  return whole.toString(isAscii(source) ? 'latin1' : 'utf8');
}

/**
 * Loads the files of the built server, with what V8 compiled of them in an earlier run. Node's own compile cache is made
 * when a file is read, so the functions of it, which V8 compiles when they are first called, are compiled at every start.
 * This one is made after them (docs/decisions/0080).
 * @param {string} folder where it is kept, one file for each of the server's
 */
export class BuiltCode {
  #folder;
  #loaded = new Map();

  constructor(folder) {
    this.#folder = join(folder, `${process.version}-${cachedDataVersionTag()}`);
  }

  /** What a file exports; it is run when it is first asked for. */
  load = (file) => {
    const known = this.#loaded.get(file);
    if (known !== undefined) return known.module.exports;
    const source = readFileSync(file);
    const hash = crc32(source);
    const cachedData = this.#read(file, hash);
    const script = new Script(wrapped(source), {
      filename: file,
      cachedData,
    });
    const module = { exports: {} };
    const isOfUse = cachedData !== undefined && script.cachedDataRejected === false;
    this.#loaded.set(file, { module, script, hash, keptBytes: isOfUse ? cachedData.length : 0 });
    script.runInThisContext().call(module.exports, module.exports, this.#requireOf(file), module, file, dirname(file));
    return module.exports;
  };

  /** What stands beside it was built with it. */
  #requireOf(file) {
    const requireOther = createRequire(file);
    return (name) => (name.startsWith('.') ? this.load(join(dirname(file), name)) : requireOther(name));
  }

  /**
   * For the next start: all that has been compiled by now, of each file of which that is more than what is kept. The
   * first time is before anybody asked for a page, so the functions that draw them come with a later one.
   */
  keep = () => {
    for (const [file, loaded] of this.#loaded) {
      const data = loaded.script.createCachedData();
      if (data.length < loaded.keptBytes * worthKeeping) continue;
      loaded.keptBytes = data.length;
      this.#write(file, loaded.hash, data);
    }
  };

  #place = (file) => join(this.#folder, basename(file));

  #read(file, hash) {
    try {
      const kept = readFileSync(this.#place(file));
      const data = kept.subarray(headerBytes);
      return kept.readUInt32LE(0) === hash && kept.readUInt32LE(4) === crc32(data) ? data : undefined;
    } catch {
      return undefined;
    }
  }

  /** It only saves time, so a folder that cannot be written is no reason to stop. */
  #write(file, hash, data) {
    const header = Buffer.alloc(headerBytes);
    header.writeUInt32LE(hash, 0);
    header.writeUInt32LE(crc32(data), 4);
    const place = this.#place(file);
    const unfinished = `${place}.${process.pid}`;
    try {
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(unfinished, Buffer.concat([header, data]));
      renameSync(unfinished, place);
    } catch {
      // The next start compiles again.
    }
  }
}
