import type { Project } from './project.ts';

const longest = 400;
/** What is written as one piece of reasoning. A table of tokens or texts is as long as it has rows. */
const isCode = (file: string): boolean => /\.(tsx?|mjs|cjs|module\.css)$/.test(file) && !file.endsWith('.generated.ts');

export const shortFiles = (project: Project): string[] =>
  project.files.filter(isCode).flatMap((file) => {
    const lines = project.read(file).trimEnd().split('\n').length;
    return lines > longest ? [`${file}: ${lines} lines; split it by what it is about, ${longest} is the most`] : [];
  });
