import { z } from 'zod';
import { isLanguage, type Language as LanguageTag } from './language.ts';

/** Any language there is. Of the languages that a call is asked in, `dispatch` takes those that the platform has. */
export const Language = z
  .string()
  .max(35)
  .refine(isLanguage, 'a language tag, such as nl or pt-BR') as unknown as z.ZodType<LanguageTag, LanguageTag>;
