import { z } from 'zod';
import { NewUser } from '#features/users/contract/new-user.ts';

export const SetupToken = z.string().regex(/^[\w-]{43}$/);

export const Setup = NewUser.pick({ email: true, password: true, firstName: true, middleName: true, lastName: true });
export type Setup = z.output<typeof Setup>;
