import { describe, expect, it } from 'vitest';
import { readSearchCommand } from './search-command.ts';

describe('npm run search', () => {
  it.each([
    [['rebuild'], { platform: undefined }],
    [['rebuild', '--platform=vloedhaven'], { platform: 'vloedhaven' }],
    [[], undefined],
    [['remove'], undefined],
    [['rebuild', 'all'], undefined],
    [['rebuild', '--now'], undefined],
  ])('%j', (parameters, command) => {
    expect(readSearchCommand(parameters)).toEqual(command);
  });
});
