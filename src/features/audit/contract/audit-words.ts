import { parseWho } from '#features/access/contract/who.ts';
import type { AuditEntry } from './audit.ts';
import { detailText, isMoment } from './detail-text.ts';

/** The texts of whoever reads: the browser's on the screen, the server's in a file. */
type Translate = (key: string, values?: Record<string, string>) => string;

type Subject = Pick<AuditEntry['subject'], 'kind' | 'id' | 'name'>;

/** None of them is not worth a line. */
const isSomething = (value: unknown): boolean => !Array.isArray(value) || value.length > 0;

/** One that this version does not know any more keeps its own name: entries are for years. */
export const actionWord =
  (t: Translate) =>
  (action: string): string =>
    t(`audit.actions.${action}`, { defaultValue: action });

/** An entry of the log in words, on the screen and in a file alike; `moment` writes a moment as whoever reads is used to. */
export function auditWords(t: Translate, moment: (iso: string) => string) {
  const yesOrNo = (value: boolean) => t(value ? 'audit.admin.yes' : 'audit.admin.no');
  const wordFor = (name: string) => t(`audit.details.${name}`, { defaultValue: name });

  /** Whoever has no name, as a visitor whom an admin viewed the site as, is called by what they are. */
  const subject = ({ kind, id, name }: Subject): string => {
    if (kind === 'view-as' && name === id) return t(`access.who.${id}`, { defaultValue: name });
    if (kind === 'job') return t(`jobs.names.${name}`, { defaultValue: name });
    if (kind === 'setting') return t(`settings.names.${id}`, { defaultValue: name });
    if (isMoment(name)) return moment(name);
    return name || (kind === '' ? '' : t(`audit.kinds.${kind}`, { defaultValue: '' }));
  };

  return {
    subject,

    action: actionWord(t),

    /** With what it is: "Rol: Redactie". */
    subjectWithKind(about: Subject): string {
      const name = subject(about);
      const kind = about.kind === '' ? '' : t(`audit.kinds.${about.kind}`, { defaultValue: '' });
      return kind === '' || kind === name ? name : t('audit.admin.kindAndName', { kind, name });
    },

    /**
     * Who really did it: of an admin who viewed the site as someone else the admin, and as whom. What the site did by itself
     * is called by its work; who did it from another site has no id here either, and keeps their name.
     */
    actor({ actor, viewingAs }: Pick<AuditEntry, 'actor' | 'viewingAs'>): string {
      const byItself = actor.id === null ? t(`audit.work.${actor.name}`, { defaultValue: actor.name }) : actor.name;
      const name = actor.name === '' ? t('audit.admin.visitor') : byItself;
      if (viewingAs === null) return name;
      const who = t(`access.who.${parseWho(viewingAs.who).kind}`, { name: viewingAs.name });
      return t('audit.admin.whileViewingAs', { name, who });
    },

    /** Each by its name. */
    details: (details: AuditEntry['details']): [string, string][] =>
      Object.entries(details)
        .filter(([, value]) => isSomething(value))
        .map(([name, value]) => [wordFor(name), detailText(value, { yesOrNo, wordFor, moment })]),
  };
}
