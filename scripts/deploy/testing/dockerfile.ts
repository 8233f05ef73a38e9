export interface Instruction {
  name: string;
  text: string;
}

/** The instructions of a Dockerfile, by stage; each stage begins with its FROM. */
export function stagesOf(dockerfile: string): Instruction[][] {
  const instructions = dockerfile
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Instruction => {
      const [name = '', ...rest] = line.trim().split(' ');
      return { name, text: rest.join(' ') };
    });
  const begins = instructions.flatMap(({ name }, index) => (name === 'FROM' ? [index] : []));
  return begins.map((begin, index) => instructions.slice(begin, begins[index + 1]));
}

/** `A=1 B="two words"` as names and values. */
export const pairsOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/([\w.]+)=("[^"]*"|\S+)/g)].map(([, name = '', value = '']) => [name, value.replaceAll('"', '')]),
  );
