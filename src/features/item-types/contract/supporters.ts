/** Who may vote for items of a type and join them: members, whoever proves an address by mail, or anyone (§4). */
export const supporterKinds = ['Users', 'Verify', 'Public'] as const;
export type Supporters = (typeof supporterKinds)[number];
