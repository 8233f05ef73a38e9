import { z } from 'zod';

/** Names in a query: with commas between them, or each by itself, as different programs write a list. */
export const NameList = z.union([z.string().max(2000), z.array(z.string().max(2000)).max(100)]).transform((sent) =>
  [sent]
    .flat()
    .flatMap((names) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== ''),
);
