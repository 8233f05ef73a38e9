import { z } from 'zod';
import { NewUser } from '#features/users/contract/new-user.ts';
import { PasskeyName, WebAuthnJson } from './passkeys.endpoints.ts';

export const SetupToken = z.string().regex(/^[\w-]{43}$/);

export const Setup = NewUser.pick({ email: true, password: true, firstName: true, middleName: true, lastName: true });
export type Setup = z.output<typeof Setup>;

/** Who the browser makes a passkey for, before there is an account. */
export const SetupPerson = Setup.omit({ password: true });
export type SetupPerson = z.output<typeof SetupPerson>;

export const SetupWithPasskey = SetupPerson.extend({ passkeyName: PasskeyName, credential: WebAuthnJson });
export type SetupWithPasskey = z.output<typeof SetupWithPasskey>;
