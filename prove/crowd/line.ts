import { connect, type Socket } from 'node:net';
import type { Asked } from '../ask.ts';

const host = '127.0.0.1';
const endOfHead = '\r\n\r\n';
const endOfChunks = '0\r\n\r\n';

/**
 * A connection that is kept open, on which one thing is asked at a time. Written by hand, for a crowd that took more of the
 * machine than the server it asks would measure itself.
 */
export class Line {
  readonly #port: number;
  #socket: Socket | undefined;
  #head = '';
  /** Of the body, in bytes; undefined while the head is read, and for what comes in chunks. */
  #missing: number | undefined;
  #isChunked = false;
  #tail = '';
  #status = 0;
  #retryAfter: number | undefined;
  #isLast = false;
  #done: ((status: number) => void) | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Status 0 when the connection ended without an answer. */
  ask(path: string): Promise<Asked> {
    const begin = performance.now();
    return new Promise((resolve) => {
      this.#done = (status) => {
        this.#done = undefined;
        resolve({ status, milliseconds: performance.now() - begin, retryAfter: this.#retryAfter });
      };
      this.#head = '';
      this.#missing = undefined;
      this.#isChunked = false;
      this.#retryAfter = undefined;
      const socket = this.#open();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}:${this.#port}\r\nAccept-Encoding: gzip\r\n\r\n`, 'latin1');
    });
  }

  /** Who still waits has no answer. */
  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
    this.#done?.(0);
  }

  #open(): Socket {
    if (this.#socket !== undefined) return this.#socket;
    const socket = connect({ port: this.#port, host, noDelay: true });
    const end = () => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      this.#done?.(0);
    };
    socket.on('data', (piece: Buffer) => this.#receive(piece));
    socket.on('error', end).on('close', end);
    this.#socket = socket;
    return socket;
  }

  #receive(piece: Buffer): void {
    if (this.#isChunked || this.#missing !== undefined) {
      this.#receiveBody(piece);
      return;
    }
    this.#head += piece.toString('latin1');
    const end = this.#head.indexOf(endOfHead);
    if (end < 0) return;
    const head = this.#head.slice(0, end + 2);
    this.#status = Number(head.slice(9, 12));
    const comeBack = /\r\nretry-after: *(\d+)\r\n/i.exec(head)?.[1];
    this.#retryAfter = comeBack === undefined ? undefined : Number(comeBack);
    this.#isLast = /\r\nconnection: *close\r\n/i.test(head);
    this.#tail = '';
    const length = /\r\ncontent-length: *(\d+)\r\n/i.exec(head)?.[1];
    if (length === undefined) this.#isChunked = true;
    else this.#missing = Number(length);
    this.#receiveBody(Buffer.from(this.#head.slice(end + endOfHead.length), 'latin1'));
  }

  #receiveBody(piece: Buffer): void {
    if (this.#isChunked) {
      this.#tail = (this.#tail + piece.toString('latin1', Math.max(0, piece.length - 7))).slice(-7);
      if (this.#tail === `\r\n${endOfChunks}` || this.#tail === endOfChunks) this.#end();
      return;
    }
    this.#missing = (this.#missing ?? 0) - piece.length;
    if (this.#missing <= 0) this.#end();
  }

  #end(): void {
    this.#done?.(this.#status);
    if (this.#isLast) this.close();
  }
}
