import { describe, expect, it } from 'vitest';
import { plainLine } from './plain-line.ts';

describe('plainLine', () => {
  it.each([
    ['plain words stay', 'Pagina’s laden niet: café', 'Pagina’s laden niet: café'],
    ['a forged second line', 'gone\n{"level":60,"msg":"forged"}', 'gone ↵ {"level":60,"msg":"forged"}'],
    ['a stack keeps its order', 'Error: x\n    at a\r\n    at b', 'Error: x ↵ at a ↵ at b'],
    ['other line separators', 'a\u2028b\u2029c\u0085d', 'a ↵ b ↵ c ↵ d'],
    ['terminal colours', '\u001b[31mred\u001b[0m', '[31mred [0m'],
    ['reversed reading direction', 'user\u202Enimda', 'user nimda'],
    ['nul and backspace', 'a\u0000\u0008b', 'a b'],
  ])('%s', (_, text, line) => {
    expect(plainLine(text)).toBe(line);
  });
});
