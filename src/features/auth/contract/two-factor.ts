import { z } from 'zod';

/** Absent for those who have none: they came by mail or through their employer. */
export const OwnPassword = z.string().min(1).max(1000).optional();

export const TwoFactorStatus = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  hasPassword: z.boolean(),
});
export type TwoFactorStatus = z.infer<typeof TwoFactorStatus>;

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const TwoFactorSetup = RecoveryCodes.extend({
  /** For the picture that a phone reads. */
  uri: z.string(),
  /** The same secret for who types it over. */
  key: z.string(),
});
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;

/** A code of six digits from an app, or a recovery code; people type either with spaces. */
export const TypedCode = z.string().trim().min(1).max(40);

export const SecondStep = z.object({ code: TypedCode, trustDevice: z.boolean().default(false) });
export type SecondStep = z.output<typeof SecondStep>;
