import { type MailSection, mailTexts, type TextsOfMail } from '#features/mail/contract/mail-texts.ts';
import { formatDate, type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import en from '../messages/en.mail.json' with { type: 'json' };
import nl from '../messages/nl.mail.json' with { type: 'json' };
import type { NamedNotice } from './notice-names.ts';

type Words = typeof nl.noticeMail;

/** Not by `{{…}}` of the mail: these words are other people's, and may have braces in them. */
const filled = (text: string, { title, by }: Pick<NamedNotice, 'title' | 'by'>): string =>
  text.replace(/\{\{(title|by)\}\}/g, (_, name: string) => (name === 'title' ? title : by));

/** No two braces side by side are left, not even of three: the mail would look for a value by that name. */
const withoutNames = (text: string): string => text.replace(/\{(?=\{)/g, '{ ');

const sentence = (words: Words, notice: NamedNotice): string =>
  filled(notice.by === '' ? words.linesOfNobody[notice.row.kind] : words.lines[notice.row.kind], notice);

/** What one follows under its name, what is one's own first. */
function sectionsOf(words: Words, notices: readonly NamedNotice[], dateOf: (at: Date) => string): MailSection[] {
  const sections = new Map<string, MailSection>();
  for (const notice of notices.toSorted(
    (one, other) => Number(one.because !== null) - Number(other.because !== null),
  )) {
    const heading = notice.because ?? words.you;
    const section = sections.get(heading) ?? { heading, lines: [] };
    const note = notice.quote === '' ? dateOf(notice.row.at) : `${dateOf(notice.row.at)}: ${notice.quote}`;
    section.lines.push({ words: sentence(words, notice), note, path: notice.path });
    sections.set(heading, section);
  }
  return [...sections.values()];
}

/** The subject says what is in it; the first line is news and no greeting. */
export const textsOfNoticeMail =
  (
    notices: readonly [NamedNotice, ...NamedNotice[]],
    timeZone: TimeZone,
    /** The button leads to the first of them. */
    isToOne: boolean,
  ): TextsOfMail =>
  (language, shipped) => {
    const pick = (asked: Language) =>
      mailTexts({ nl, en }, ({ noticeMail: words }) => {
        const [newest] = notices;
        const news = withoutNames(sentence(words, newest));
        const ways = new Set(notices.map(({ row }) => row.mail));
        const kind =
          ways.size === 1 && ways.has('weekly') ? 'weekly' : ways.size === 1 && ways.has('daily') ? 'daily' : 'several';
        const titles = [...new Set(notices.flatMap(({ because }) => because ?? []))];
        return {
          subject: notices.length === 1 ? news : words.subjects[kind].replace('{{count}}', String(notices.length)),
          heading: news,
          paragraphs: [],
          sections: sectionsOf(words, notices, (at) => formatDate(at, asked, timeZone)),
          button: isToOne ? words.buttonOfOne : words.button,
          after: [
            titles.length === 0 ? words.whyYou : words.why.replace('{{titles}}', () => withoutNames(titles.join(', '))),
          ],
          more: { label: words.more, path: withLanguagePrefix('/account/preferences', asked) },
        };
      });
    return pick(language)(language, shipped);
  };
