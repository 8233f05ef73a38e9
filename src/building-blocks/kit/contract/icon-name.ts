import { z } from 'zod';
import { meaning } from '#platform/contract/meaning.ts';

/** The icons an editor can choose from: lucide's names. A fixed set, because each one is sent to visitors. */
export const iconNames = [
  'baby',
  'bike',
  'briefcase',
  'bus',
  'calendar-check',
  'euro',
  'file-text',
  'hammer',
  'heart-handshake',
  'house',
  'id-card',
  'info',
  'landmark',
  'mail',
  'map-pin',
  'message-square',
  'phone',
  'recycle',
  'school',
  'square-parking',
  'tree-deciduous',
  'truck',
  'users',
  'vote',
] as const;

export const IconName = meaning(z.enum(iconNames), 'icon');
export type IconName = z.infer<typeof IconName>;
