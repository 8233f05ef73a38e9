import { z } from 'zod';
import { writtenGuid } from '#platform/contract/calls/guid-text.ts';

const guid = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';

/** As whom to view the site: a visitor, a member without any role, a role, or one person. */
export type Who =
  | { kind: 'visitor' }
  | { kind: 'member' }
  | { kind: 'role'; id: string }
  | { kind: 'user'; id: string };

/** A guid without hyphens is one too. */
function writtenWho(text: string): string {
  const [kind = '', ...id] = text.split(':');
  return [kind, ...id.map(writtenGuid)].join(':');
}

/** As it stands in an address: `visitor`, `member`, `role:<guid>`, `user:<guid>`. */
export const WhoText = z
  .string()
  .overwrite(writtenWho)
  .regex(new RegExp(`^(visitor|member|(role|user):${guid})$`, 'i'));

export function parseWho(text: string): Who {
  const [kind = '', id = ''] = writtenWho(text).toLowerCase().split(':');
  if (kind === 'role' || kind === 'user') return { kind, id };
  return { kind: kind === 'member' ? 'member' : 'visitor' };
}
