import type { Language } from '#platform/contract/texts/language.ts';

const particles = new Set(
  'aan achter af bij binnen door in klaar langs mee na om onder op over rond samen tegen terug toe uit vast voor weg'.split(
    ' ',
  ),
);

/** Dutch takes some verbs apart: "een paspoort aan te vragen" is found by aanvragen. */
export function joinedVerbs(words: string, language: Language): string[] {
  if (language.split('-')[0] !== 'nl') return [];
  const all = words.split(' ');
  return all.flatMap((word, index) => {
    const [te, verb] = [all[index + 1], all[index + 2]];
    return te === 'te' && verb?.endsWith('n') === true && particles.has(word) ? [word + verb] : [];
  });
}
