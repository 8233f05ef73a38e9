import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { TestProject } from 'vitest/node';

type Messages = Record<string, unknown>;

declare module 'vitest' {
  export interface ProvidedContext {
    messages: { nl: Messages; en: Messages };
  }
}

const isMessages = (value: unknown): value is Messages => typeof value === 'object' && value !== null;

/** Two features may add to the same branch, as the site and the admin messages of one feature do. */
function merge(into: Messages, from: Messages): Messages {
  for (const [key, value] of Object.entries(from)) {
    const present = into[key];
    into[key] = isMessages(present) && isMessages(value) ? merge(present, value) : value;
  }
  return into;
}

/** Every text in both languages, read once for the run: a test file that loads them all is busy with nothing else. */
export default function setup(project: TestProject): void {
  const messages: { nl: Messages; en: Messages } = { nl: {}, en: {} };
  for (const file of globSync('src/**/messages/{nl,en}.*', { cwd: project.config.root }).sort()) {
    if (!file.endsWith('.json')) continue;
    const language = basename(file).startsWith('nl.') ? 'nl' : 'en';
    merge(messages[language], JSON.parse(readFileSync(`${project.config.root}/${file}`, 'utf8')) as Messages);
  }
  project.provide('messages', messages);
}
