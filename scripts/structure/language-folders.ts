import { basename, dirname } from 'node:path';
import { messageFiles, placeholdersOf, textsOf } from './message-files.ts';
import type { Project } from './project.ts';

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** What a file of a shipped language is written from. The admin area may be left out: it is read in Dutch then. */
const sources: Record<string, (file: string) => boolean> = {
  site: (file) => /\/nl\.(view\.)?json$/.test(file) && !isGeneral(file),
  screens: (file) => file.endsWith('/nl.screens.json'),
  errors: (file) => file.endsWith('/nl.errors.json') || isGeneral(file),
  mail: (file) => file.endsWith('/nl.mail.json'),
  files: (file) => file.endsWith('/nl.files.json'),
  admin: (file) => file.endsWith('/nl.admin.json'),
};
const isGeneral = (file: string): boolean => file === 'src/platform/messages/nl.json';
const mayBeLeftOut = 'admin';
/** Which of React Aria's own words are read in this language. */
const reactAria = 'react-aria.ts';

/** A language that is shipped (src/languages/<tag>) has all that visitors and members read, in as many forms as it counts in. */
export function wholeLanguages(project: Project): string[] {
  const folders = new Set(project.files.filter((file) => /^src\/languages\/[^/]+\//.test(file)).map(dirname));
  return [...folders].flatMap((folder) => [
    ...(project.files.includes(`${folder}/${reactAria}`) ? [] : [`${folder}/${reactAria}: is missing`]),
    ...Object.entries(sources).flatMap(([name, isSource]) => {
      const file = `${folder}/${name}.json`;
      const dutch = new Map(
        messageFiles(project)
          .filter(isSource)
          .flatMap((one) => [...textsOf(project, one)]),
      );
      if (project.files.includes(file)) return differences(dutch, textsOf(project, file), file);
      return name === mayBeLeftOut || dutch.size === 0 ? [] : [`${file}: is missing`];
    }),
  ]);
}

function differences(dutch: Map<string, string>, texts: Map<string, string>, file: string): string[] {
  const plurals = new Set(
    [...dutch.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(pluralForm, '')),
  );
  const baseOf = (key: string) => (plurals.has(key.replace(pluralForm, '')) ? key.replace(pluralForm, '') : key);
  const forms = new Intl.PluralRules(basename(dirname(file))).resolvedOptions().pluralCategories;
  const wanted = new Set(
    [...dutch.keys()].flatMap((key) => {
      const base = baseOf(key);
      return base === key
        ? [key]
        : [...forms.map((form) => `${base}_${form}`), ...(key.endsWith('_zero') ? [key] : [])];
    }),
  );
  const filledIn = (text: string) => placeholdersOf(text).filter((name) => name !== 'count');
  const isKept = (key: string) => {
    const source = dutch.get(key) ?? dutch.get(`${baseOf(key)}_other`) ?? '';
    return filledIn(texts.get(key) ?? '').join() === filledIn(source).join();
  };
  return [
    ...[...wanted].filter((key) => !texts.has(key)).map((key) => `${file}: has no ${key}`),
    ...[...texts.keys()].filter((key) => !wanted.has(key)).map((key) => `${file}: has ${key}, which Dutch has not`),
    ...[...texts.keys()]
      .filter((key) => wanted.has(key) && !isKept(key))
      .map((key) => `${file}: ${key} fills in something else`),
  ];
}
