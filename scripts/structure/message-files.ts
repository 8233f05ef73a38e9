import { dirname } from 'node:path';
import type { Project } from './project.ts';

const bundles = ['json', 'view.json', 'screens.json', 'admin.json', 'mail.json', 'files.json', 'errors.json'] as const;

/** The texts of a message file by their whole key: `auth.login.title`. */
export function textsOf(project: Project, file: string): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'string') texts.set(key, value);
    else
      for (const [part, inner] of Object.entries(value as object)) collect(inner, key === '' ? part : `${key}.${part}`);
  };
  collect(JSON.parse(project.read(file)), '');
  return texts;
}

export const messageFiles = (project: Project): string[] =>
  project.files.filter((file) => /^src\/.*\/messages\/[^/]+\.json$/.test(file));

/** Folder by folder and bundle by bundle: the Dutch and the English file, whether they are there or not. */
function pairsOf(project: Project): { nl: string; en: string }[] {
  const folders = new Set(messageFiles(project).map(dirname));
  return [...folders].flatMap((folder) =>
    bundles
      .map((bundle) => ({ nl: `${folder}/nl.${bundle}`, en: `${folder}/en.${bundle}` }))
      .filter(({ nl, en }) => project.files.includes(nl) || project.files.includes(en)),
  );
}

const difference = (some: Map<string, string>, others: Map<string, string>): string[] =>
  [...some.keys()].filter((key) => !others.has(key));

/** Every text exists in Dutch and in English. */
export function sameKeysInEveryLanguage(project: Project): string[] {
  return pairsOf(project).flatMap(({ nl, en }) => {
    const missing = [nl, en].filter((file) => !project.files.includes(file));
    if (missing.length > 0) return missing.map((file) => `${file}: is missing, the other language is there`);
    const [dutch, english] = [textsOf(project, nl), textsOf(project, en)];
    return [
      ...difference(dutch, english).map((key) => `${en}: has no ${key}, which the Dutch file has`),
      ...difference(english, dutch).map((key) => `${nl}: has no ${key}, which the English file has`),
    ];
  });
}

export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? ''))].sort();

const placeholders = (text: string): string => placeholdersOf(text).join(' ');

/** A value that is filled in in one language and forgotten in the other. */
export function samePlaceholdersInEveryLanguage(project: Project): string[] {
  return pairsOf(project)
    .filter(({ nl, en }) => project.files.includes(nl) && project.files.includes(en))
    .flatMap(({ nl, en }) => {
      const english = textsOf(project, en);
      return [...textsOf(project, nl)].flatMap(([key, dutch]) => {
        const other = english.get(key);
        if (other === undefined || placeholders(dutch) === placeholders(other)) return [];
        return [`${en}: ${key} fills in {${placeholders(other)}}, the Dutch text {${placeholders(dutch)}}`];
      });
    });
}

/** All files of a language become one bundle, in which the second text of a key would silently replace the first. */
export function everyKeyInOneFile(project: Project): string[] {
  const places = new Map<string, string>();
  return messageFiles(project)
    .filter((file) => /\/nl\./.test(file))
    .flatMap((file) =>
      [...textsOf(project, file).keys()].flatMap((key) => {
        const first = places.get(key);
        places.set(key, first ?? file);
        return first === undefined ? [] : [`${file}: has ${key}, which ${first} has too`];
      }),
    );
}

export const noEmptyTexts = (project: Project): string[] =>
  messageFiles(project).flatMap((file) =>
    [...textsOf(project, file)].filter(([, text]) => text.trim() === '').map(([key]) => `${file}: ${key} says nothing`),
  );
