import { parseArgs } from 'node:util';

/** How many of each; pages are those that the items are spread over. */
const counts = {
  items: { usual: 0, least: 0, most: 1_000_000 },
  pages: { usual: 50, least: 1, most: 1000 },
  members: { usual: 0, least: 0, most: 1_000_000 },
  roles: { usual: 200, least: 1, most: 2000 },
  menu: { usual: 0, least: 0, most: 5000 },
  blocks: { usual: 0, least: 0, most: 1000 },
} as const;

type Count = keyof typeof counts;

export interface SeedOptions extends Record<Count, number> {
  /** The key of a platform; the only one when left out. */
  platform: string | undefined;
  isAgain: boolean;
}

export const usage = `Fills a platform with made-up content, to see how it behaves when there is a lot of it.

  npm run seed -- --items=1000 [--pages=50] [--members=20000] [--roles=200] [--menu=500] [--blocks=200]
                  [--platform=key] [--again]

  --items     how many items: 1000, 10000, 100000, or any other number
  --pages     how many pages they are spread over (50)
  --members   how many people, without passwords, each with one to five roles
  --roles     how many roles they have among them (200)
  --menu      how many items the menu gets, in three levels, each with a page
  --blocks    a page with so many blocks, at /lang
  --platform  which platform, where there are more
  --again     also when that was done before: everything comes once more`;

/** Undefined for what is no command. */
export function readSeedOptions(parameters: readonly string[]): SeedOptions | undefined {
  try {
    const { values } = parseArgs({
      args: [...parameters],
      options: {
        items: { type: 'string' },
        pages: { type: 'string' },
        members: { type: 'string' },
        roles: { type: 'string' },
        menu: { type: 'string' },
        blocks: { type: 'string' },
        platform: { type: 'string' },
        again: { type: 'boolean', default: false },
      },
    });
    const asked = Object.fromEntries(
      Object.entries(counts).map(([name, { usual, least, most }]) => {
        const count = Number(values[name as Count] ?? usual);
        return [name, Number.isInteger(count) && count >= least && count <= most ? count : Number.NaN];
      }),
    ) as Record<Count, number>;
    const isRight = Object.values(asked).every((count) => !Number.isNaN(count));
    if (!isRight || asked.items + asked.members + asked.menu + asked.blocks === 0) return undefined;
    return { ...asked, platform: values.platform, isAgain: values.again };
  } catch {
    return undefined;
  }
}
