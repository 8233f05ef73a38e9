import { z } from 'zod';
import { whoPattern, writtenWho } from './who-text.ts';

/** As whom to view the site: a visitor, a member without any role, a role, or one person. */
export type Who =
  | { kind: 'visitor' }
  | { kind: 'member' }
  | { kind: 'role'; id: string }
  | { kind: 'user'; id: string };

/** As it stands in an address: `visitor`, `member`, `role:<guid>`, `user:<guid>`. */
export const WhoText = z.string().overwrite(writtenWho).regex(whoPattern);

export function parseWho(text: string): Who {
  const [kind = '', id = ''] = writtenWho(text).toLowerCase().split(':');
  if (kind === 'role' || kind === 'user') return { kind, id };
  return { kind: kind === 'member' ? 'member' : 'visitor' };
}
