import { z } from 'zod';
import { passwordLength } from './password-length.ts';

export const NewPassword = z.string().min(passwordLength.least).max(passwordLength.most);
