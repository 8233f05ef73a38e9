import { expect, it } from 'vitest';
import { I18n } from '#platform/web/i18n/i18n.ts';
import { backupFailures } from '../contract/backup-failure.ts';
import { failureWords } from '../contract/failure-words.ts';
import en from '../messages/en.admin.json' with { type: 'json' };
import nl from '../messages/nl.admin.json' with { type: 'json' };

const i18n = { nl: new I18n('nl', { nl }), en: new I18n('en', { en }) };
const values = {
  ...{ file: '/backups', server: 'east', name: 'plein.tar.zst', bucket: 'kept', message: 'ECONNRESET' },
  platform: 'vloedhaven',
  ...{ rows: 10, files: 2, outRows: 9, outFiles: 1 },
};

it.each(['nl', 'en'] as const)(
  'each has a sentence in %s with all that it needs, and no word of a command',
  (language) => {
    for (const code of backupFailures) {
      const words = failureWords(i18n[language].t, '', { code, values });
      expect(words).toMatch(/\S/);
      expect(words).not.toMatch(/backups\.failure|\{\{|--/);
    }
  },
);

it('quotes what was kept before reasons had a code, which is English', () => {
  expect(failureWords(i18n.nl.t, 'its disk is full.', undefined)).toBe('In het Engels: “its disk is full.”');
});
