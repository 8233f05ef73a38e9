import { expect, it } from 'vitest';
import { defaultI18n } from '#platform/web/i18n/use-translation.ts';
import { completeSettings } from '../contract/setting.ts';
import { settingGroups, settingKeys } from '../contract/setting-fields.ts';
import { findConnections, findSettings } from './find-settings.ts';
import { settingWords } from './use-setting-words.ts';

const words = settingWords(defaultI18n.t, 'nl');
const values = completeSettings({ platformName: 'Gemeente Vloedhaven' });

it.each([
  ['Hoogte logo', ['headerLogoHeight'], 'its name, in any order of words'],
  ['faviconLogo', ['faviconLogo'], 'its key'],
  ['search console', ['googleSiteVerification'], 'its sentence or ordinary words'],
  ['vloedhaven', ['platformName'], 'its value'],
  ['  ', [], 'nothing'],
  ['onvindbaar', [], 'what is not there'],
] as const)('%j finds %j: by %s', (typed, found, _) => {
  expect(findSettings(typed, words, values)).toEqual(found);
});

it('shows what is named so before what has the word elsewhere', () => {
  const found = findSettings('logo', words, values);
  expect(found.slice(0, 3)).toEqual(['headerLogo', 'headerLogoDark', 'headerLogoHeight']);
  expect(found).toContain('faviconLogo');
});

it.each([
  ['mailserver', ['mailServer']],
  ['smtp', ['mailServer']],
  ['vertaal', ['translator']],
  ['sleutel', ['translator']],
  [' ', []],
  ['onvindbaar', []],
] as const)('%j finds the servers %j, which stand among the settings', (typed, found) => {
  expect(findConnections(typed, defaultI18n.t)).toEqual(found);
});

it('finds a coat of arms among the logos', () => {
  expect(findSettings('wapen', words, values)).toContain('headerLogo');
});

it.each(settingKeys)('%s has a name, a sentence and other words', (key) => {
  for (const said of [words.name(key), words.help(key), words.otherWords(key)]) {
    expect(said).not.toMatch(/^settings\./);
    expect(said).not.toBe('');
  }
});

it.each(settingGroups)('the group %s has a name', (group) => {
  expect(defaultI18n.t(`settings.groups.${group}`)).not.toMatch(/^settings\./);
});
