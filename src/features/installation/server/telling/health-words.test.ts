import { describe, expect, it } from 'vitest';
import type { HealthLine } from '../../contract/installation.ts';
import en from '../../messages/en.admin.json' with { type: 'json' };
import nl from '../../messages/nl.admin.json' with { type: 'json' };
import { healthWords } from './health-words.ts';

const line = (part: HealthLine['part'], reason: string, values: HealthLine['values'] = {}): HealthLine => ({
  part,
  state: 'wrong',
  reason,
  values,
});

it.each<[HealthLine, string, string]>([
  [
    line('jobs', 'failed', { count: 1 }),
    '1 job failed, also after several attempts.',
    'Look at it on the screen Installation under Jobs: try it again, or let it go.',
  ],
  [
    line('jobs', 'failed', { count: 1234 }),
    '1,234 jobs failed, also after several attempts.',
    'Look at them on the screen Installation under Jobs: try them again, or let them go.',
  ],
  [
    line('storage', 'full', { percent: 2 }),
    'Only 2 percent of the disk is free. Soon nothing can be saved any more.',
    'Make room now, or enlarge the disk.',
  ],
  [
    {
      ...line('backups', 'failed', { failure: 'ENOSPC' }),
      failure: { code: 'disk-full', values: { file: '/backups' } },
    },
    'The last backup failed: The disk of /backups is full. Make room, or choose another place.',
    'Solve this and make a new one under Backups on the screen Installation, or with: npm run backup -- --to /backups --try',
  ],
])('$part $reason', (asked, reason, todo) => expect(healthWords(asked, 'en')).toMatchObject({ reason, todo }));

describe.each([
  ['nl', nl],
  ['en', en],
] as const)('%s', (language, { installation }) => {
  it('says of each reason that needs somebody what to do', () => {
    const parts = Object.keys(installation.todo) as HealthLine['part'][];
    for (const part of parts) {
      const names = Object.keys(installation.todo[part]).map((name) => name.replace(/_(one|other)$/, ''));
      for (const name of new Set(names)) {
        const { reason, todo } = healthWords(line(part, name, { count: 2 }), language);
        expect([part, name, reason !== '', todo !== '']).toEqual([part, name, true, true]);
      }
    }
  });
});
