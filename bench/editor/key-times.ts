import { setTimeout as delay } from 'node:timers/promises';
import type { WatchedPage } from './editing-browser.ts';
import { percentileOf } from './percentile.ts';

/** From a key to the picture with what it did, in milliseconds, on a processor slowed four times. */
export interface KeyTimes {
  /** By the clock. */
  p50: number;
  p95: number;
  /**
   * What the page's main thread took of the processor meanwhile, times four: what the clock says when nothing else runs,
   * but for waiting for the screen. Measured on a processor that is not slowed, because Chromium slows by the clock, and
   * on a busy machine slows too much.
   */
  processorP50: number;
  processorP95: number;
}

const slowed = 4;

/** Text, not a function: this side of the code knows no DOM. The picture is there when the message after the frame arrives. */
const watch = `document.addEventListener('keydown', ({ timeStamp }) => {
  window.pictureOfKey = new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - timeStamp);
      port2.postMessage(0);
    });
  });
}, { capture: true })`;

export const watchKeys = ({ page }: WatchedPage): Promise<unknown> => page.evaluate(watch);

interface OneKey {
  clock: number;
  processor: number;
}

/** One after another, each when the picture of the one before is there and a moment has passed, as people type. */
async function pressKeys({ page, processorMilliseconds }: WatchedPage, keys: Keys): Promise<OneKey[]> {
  const times: OneKey[] = [];
  for (const key of keys.pressed) {
    const before = await processorMilliseconds();
    await (key.length === 1 ? page.keyboard.type(key) : page.keyboard.press(key));
    const clock = await page.evaluate<number>('window.pictureOfKey');
    times.push({ clock, processor: (await processorMilliseconds()) - before });
    await delay(keys.pauseMilliseconds);
  }
  return times;
}

interface Keys {
  pressed: readonly string[];
  pauseMilliseconds: number;
}

/** Presses them twice: slowed for the clock, and not slowed for the processor. */
export async function measureKeys(watched: WatchedPage, keys: Keys): Promise<KeyTimes> {
  await watched.slowDown(slowed);
  const clock = (await pressKeys(watched, keys)).map((one) => one.clock);
  await watched.slowDown(1);
  const processor = (await pressKeys(watched, keys)).map((one) => one.processor * slowed);
  return {
    p50: percentileOf(clock, 0.5),
    p95: percentileOf(clock, 0.95),
    processorP50: percentileOf(processor, 0.5),
    processorP95: percentileOf(processor, 0.95),
  };
}
