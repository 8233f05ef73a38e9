import { z } from 'zod';

/** Of a draft or a version: more than anyone will make. */
export const FormNumber = z.number().int().min(1).max(1_000_000_000);
