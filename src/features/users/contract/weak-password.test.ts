import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './weak-password.ts';

const context = { own: ['Noor', 'de Wit', 'noor.dewit@vloedhaven.example'], platformName: 'Gemeente Vloedhaven' };

describe('a password that is easy to guess', () => {
  it.each([
    ['the same sign', 'aaaaaaaaaaaaaaaa'],
    ['a few signs', 'abababababab'],
    ['a word again and again', 'hutshutshutshuts'],
    ['the word itself', 'wachtwoord'],
    ['the word and counting', 'wachtwoord123456'],
    ['the word and a year', 'Wachtwoord2026!'],
    ['the word and two digits', 'Welkom01Welkom02'],
    ['signs for letters', 'W@chtw00rd!!'],
    ['in English', 'P@ssw0rd1234'],
    ['two such words', 'letmeinadmin1'],
    ['a season and a year', 'Zomer2026zomer'],
    ['a row of keys', 'qwertyuiop[]'],
    ['two rows of keys', 'qwertyasdfgh'],
    ['a row backwards', 'poiuytrewq12'],
    ['counting', '1234567890123'],
    ['the alphabet', 'abcdefghijklm'],
    ['the own address', 'noor.dewit@vloedhaven.example'],
    ['the own name', 'NoordeWit2026'],
    ['the name of the site', 'Vloedhaven123!'],
    ['the whole name of the site', 'gemeente vloedhaven'],
    ['the name of the product', 'plein plein 2026'],
  ])('%s: %s', (_, password) => {
    expect(isWeakPassword(password, context)).toBe(true);
  });

  it.each([
    'een lang wachtwoord 1',
    'een heel ander wachtwoord',
    'paarse fiets zingt zacht',
    'k7Q2vXw9Lm3t',
    '8402759316',
    'Vloedhaven heeft natte kades',
    'Noor fietst graag langs het kanaal',
    'درّاجة بنفسجية',
  ])('not: %s', (password) => {
    expect(isWeakPassword(password, context)).toBe(false);
  });

  it('knows only of the words that belong to someone', () => {
    expect(isWeakPassword('Oosterschelde1', {})).toBe(false);
    expect(isWeakPassword('Oosterschelde1', { platformName: 'Oosterschelde' })).toBe(true);
  });
});
