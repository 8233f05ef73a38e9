import { z } from 'zod';
import { defineFieldKind } from '../kit/contract/field-kind.ts';

const words = { true: { nl: 'Ja', en: 'Yes' }, false: { nl: 'Nee', en: 'No' } };

export default defineFieldKind<boolean>({
  name: 'yesNo',
  uses: ['profile'],
  order: 120,
  inputTypes: ['checkbox', 'switch'],
  example: { value: true },
  texts: (value) => words[`${value}`],
});

export const schema = () => z.boolean();
