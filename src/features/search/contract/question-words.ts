import type { Language } from '#platform/contract/texts/language.ts';

interface Asking {
  /** Words that people ask with; the database knows more of them, such as "hoe" and "ik". */
  words: string;
  /** "hoe laat": these too, when they stand directly after such a word. */
  after: { first: string; words: string };
}

const asking: Partial<Record<string, Asking>> = {
  nl: {
    words:
      'wanneer waar waarom waarvoor waarmee waarheen wat welk welke wie hoe hoeveel kan kun kunt kunnen mag mogen moet moeten wil willen zou graag krijg krijgt krijgen heb hebt heeft hebben ga gaat gaan doe doet ik jij je u wij we mijn jouw uw ons onze een de het is zijn er bij voor naar met als dan svp aub alstublieft help vraag',
    after: { first: 'hoe', words: 'laat lang vaak snel veel ver oud' },
  },
  en: {
    words:
      'when where why what which who whom how can could may might must shall should would will do does did is are am be i you we they my your our their a an the to for of in on at with need want like get please there much many',
    after: { first: 'how', words: 'much many long late often soon fast far old' },
  },
};

/** The words that are looked for: without those that only make it a question, unless there are no others. */
export function wantedWords(words: readonly string[], language: Language): string[] {
  const { words: asked, after } = asking[language.split('-')[0] ?? ''] ?? {
    words: '',
    after: { first: '', words: '' },
  };
  const isAsking = new Set(asked.split(' '));
  const isAfter = new Set(after.words.split(' '));
  const wanted = words.filter(
    (word, index) => !isAsking.has(word) && !(words[index - 1] === after.first && isAfter.has(word)),
  );
  return wanted.length === 0 ? [...words] : wanted;
}
