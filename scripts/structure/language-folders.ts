import { basename, dirname } from 'node:path';
import { messageFiles, placeholdersOf, textsOf } from './message-files.ts';
import type { Project } from './project.ts';

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** What every visitor may read in Dutch, by key; the words of refusals come with the refusal. */
function visitorsTexts(project: Project): Map<string, string> {
  const files = messageFiles(project).filter(
    (file) => /\/nl\.(view\.)?json$/.test(file) && !/platform\/messages\//.test(file),
  );
  return new Map(files.flatMap((file) => [...textsOf(project, file)]));
}

/** A language that is shipped (src/languages/<tag>) has all that visitors read, in as many forms as it counts in. */
export function wholeLanguages(project: Project): string[] {
  const dutch = visitorsTexts(project);
  const plurals = new Set(
    [...dutch.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(pluralForm, '')),
  );
  const baseOf = (key: string) => (plurals.has(key.replace(pluralForm, '')) ? key.replace(pluralForm, '') : key);
  const files = project.files.filter((file) => /^src\/languages\/[^/]+\/site\.json$/.test(file));
  return files.flatMap((file) => {
    const texts = textsOf(project, file);
    const forms = new Intl.PluralRules(basename(dirname(file))).resolvedOptions().pluralCategories;
    const wanted = new Set(
      [...dutch.keys()].flatMap((key) => {
        const base = baseOf(key);
        return base === key
          ? [key]
          : [...forms.map((form) => `${base}_${form}`), ...(key.endsWith('_zero') ? [key] : [])];
      }),
    );
    const isKept = (key: string) => {
      const source = dutch.get(key) ?? dutch.get(`${baseOf(key)}_other`) ?? '';
      const own = placeholdersOf(texts.get(key) ?? '').filter((name) => name !== 'count');
      return (
        own.join() ===
        placeholdersOf(source)
          .filter((name) => name !== 'count')
          .join()
      );
    };
    return [
      ...[...wanted].filter((key) => !texts.has(key)).map((key) => `${file}: has no ${key}`),
      ...[...texts.keys()].filter((key) => !wanted.has(key)).map((key) => `${file}: has ${key}, which Dutch has not`),
      ...[...texts.keys()]
        .filter((key) => wanted.has(key) && !isKept(key))
        .map((key) => `${file}: ${key} fills in something else`),
    ];
  });
}
