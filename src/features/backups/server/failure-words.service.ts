import en from '../messages/en.admin.json' with { type: 'json' };
import nl from '../messages/nl.admin.json' with { type: 'json' };

/** How it is said why a backup failed, for who mails it. */
export const failureTexts = { nl: nl.backups.failure, en: en.backups.failure };
