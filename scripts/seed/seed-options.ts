import { parseArgs } from 'node:util';

export interface SeedOptions {
  items: number;
  pages: number;
  /** The key of a platform; the only one when left out. */
  platform: string | undefined;
  isAgain: boolean;
}

export const usage = `Fills a platform with made-up content, to see how it behaves when there is a lot of it.

  npm run seed -- --items=1000 [--pages=50] [--platform=key] [--again]

  --items     how many items: 1000, 10000, 100000, or any other number
  --pages     how many pages they are spread over (50)
  --platform  which platform, where there are more
  --again     also when that was done before: everything comes once more`;

const most = 1_000_000;

/** Undefined for what is no command. */
export function readSeedOptions(parameters: readonly string[]): SeedOptions | undefined {
  try {
    const { values } = parseArgs({
      args: [...parameters],
      options: {
        items: { type: 'string' },
        pages: { type: 'string', default: '50' },
        platform: { type: 'string' },
        again: { type: 'boolean', default: false },
      },
    });
    const [items, pages] = [Number(values.items), Number(values.pages)];
    if (!Number.isInteger(items) || items < 1 || items > most) return undefined;
    if (!Number.isInteger(pages) || pages < 1 || pages > 1000) return undefined;
    return { items, pages, platform: values.platform, isAgain: values.again };
  } catch {
    return undefined;
  }
}
