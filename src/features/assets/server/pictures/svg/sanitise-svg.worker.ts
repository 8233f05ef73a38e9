import { parentPort, workerData } from 'node:worker_threads';
import { bytesOf, decoded, type WorkerAnswer } from './sanitise-apart.ts';
import { BrokenSvgError, sanitiseSvg } from './sanitise-svg.ts';

/** A thread for one drawing (sanitise-apart.ts). */
function answer(): WorkerAnswer {
  try {
    return { isBroken: false, clean: bytesOf(sanitiseSvg(decoded(workerData as Uint8Array))) };
  } catch (error) {
    // Too deep or too large for the thread: the fault of the drawing.
    if (error instanceof BrokenSvgError || error instanceof RangeError)
      return { isBroken: true, reason: error.message };
    throw error;
  }
}

const answered = answer();
const handedOver = answered.isBroken ? [] : answered.clean.pieces.map(({ buffer }) => buffer as ArrayBuffer);
parentPort?.postMessage(answered, handedOver);
