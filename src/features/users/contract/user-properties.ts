import { z } from 'zod';

export const UserProperty = z.object({
  key: z.string().min(1).max(100),
  value: z.union([z.string().max(4000), z.number(), z.boolean(), z.array(z.string().max(100)).max(100), z.null()]),
});
export type UserProperty = z.infer<typeof UserProperty>;

/** What a platform knows of a person beyond the fixed fields (§3): one value a key. */
export const UserProperties = z
  .array(UserProperty)
  .max(200)
  .refine((properties) => new Set(properties.map(({ key }) => key)).size === properties.length, 'each key once');
