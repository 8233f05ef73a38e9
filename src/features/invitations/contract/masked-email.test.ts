import { describe, expect, it } from 'vitest';
import { maskedEmail } from './masked-email.ts';

describe('maskedEmail', () => {
  it.each([
    ['bas@vloedhaven.example', 'b•••@vloedhaven.example'],
    ['b@vloedhaven.example', 'b•••@vloedhaven.example'],
    ['een.heel.lang.adres@x.example', 'e•••@x.example'],
    ['𝒷as@x.example', '𝒷•••@x.example'],
  ])('%s', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked);
  });
});
