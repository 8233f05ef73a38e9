import { describe, expect, it } from 'vitest';
import { readInvitationLines } from './invitation-lines.ts';

describe('readInvitationLines', () => {
  it.each([
    ['bas@x.example', '', 'bas@x.example'],
    ['  BAS@X.example ', '', 'bas@x.example'],
    ['Bas van den Oever <bas@x.example>', 'Bas van den Oever', 'bas@x.example'],
    ['"Oever, Bas" <bas@x.example>;', 'Oever, Bas', 'bas@x.example'],
    ['Bas;bas@x.example', 'Bas', 'bas@x.example'],
    ['bas@x.example, Bas, van den, Oever', 'Bas van den Oever', 'bas@x.example'],
    ['Bas\tOever\tbas@x.example', 'Bas Oever', 'bas@x.example'],
    ['"Bas ""de baas"" Oever";"bas@x.example"', 'Bas "de baas" Oever', 'bas@x.example'],
  ])('reads %j', (text, name, email) => {
    expect(readInvitationLines(text)).toEqual({ people: [{ line: 1, email, name }], bad: [] });
  });

  it.each([
    ['Bas van den Oever', 'no-address'],
    ['bas@', 'bad-address'],
    ['bas@x', 'bad-address'],
    ['a@x.example b@x.example', 'bad-address'],
    ['a@x.example;b@x.example', 'many-addresses'],
    [`${'x'.repeat(201)};a@x.example`, 'name-too-long'],
  ])('refuses %j', (text, reason) => {
    const { people, bad } = readInvitationLines(`ok@x.example\n${text}`);
    expect(people).toHaveLength(1);
    expect(bad).toEqual([{ line: 2, text: text.slice(0, 200), reason }]);
  });

  it('counts lines as they stand, skips a heading and empty lines, and names what comes twice', () => {
    const text = '\uFEFFNaam;E-mail\r\n\r\nA;a@x.example\r\nB;b@x.example\r\nnog eens;A@x.example\r\n';
    expect(readInvitationLines(text)).toEqual({
      people: [
        { line: 3, email: 'a@x.example', name: 'A' },
        { line: 4, email: 'b@x.example', name: 'B' },
      ],
      bad: [{ line: 5, text: 'nog eens;A@x.example', reason: 'duplicate' }],
    });
  });

  it('takes only the first line for a heading', () => {
    expect(readInvitationLines('a@x.example\nNaam').bad).toEqual([{ line: 2, text: 'Naam', reason: 'no-address' }]);
  });
});
