import { z } from 'zod';

const Count = z.number().int();

/** What was sent by a form that counts: not what waits for an address to be proven, was taken back or lies in the trash. */
export const FormCounts = z.object({
  /** Of the versions that something was sent for, the newest first. */
  versions: z.array(
    z.object({
      version: z.number().int(),
      submissions: Count,
      firstOn: z.iso.datetime(),
      lastOn: z.iso.datetime(),
    }),
  ),
  /** Who is known to be filling it in: without script or by a link, in the last hour. What stays on a device is not known. */
  filling: Count,
  /** How often each question that was asked about was answered, in every version. */
  answers: z.record(z.string(), Count),
});
export type FormCounts = z.infer<typeof FormCounts>;
