import { z } from 'zod';
import { stored } from '#platform/contract/texts/localized.ts';
import { longestLine } from './plain-words.ts';

/** Words among the settings of a question, in each language: a line, not a story. */
export const SettingWords = stored(z.string().max(longestLine));
