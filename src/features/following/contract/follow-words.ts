/** What can be followed. A theme is an item that others hang below; of a person it is what they add; of a form that it opens, and what is sent by it to who deals with that. */
export const followKinds = ['page', 'list', 'item', 'person', 'form'] as const;
export type FollowKind = (typeof followKinds)[number];

/** What can be followed by an address alone: what everyone sees, and that nobody has to be a member for. */
export const followKindsByMail = ['page', 'list', 'item'] as const satisfies readonly FollowKind[];
export type FollowKindByMail = (typeof followKindsByMail)[number];

export const mailWays = ['never', 'atOnce', 'daily', 'weekly'] as const;
export type MailWay = (typeof mailWays)[number];

/** Who has no bell chooses among these. */
export const waysByMail = ['weekly', 'daily', 'atOnce'] as const satisfies readonly MailWay[];
export type WayByMail = (typeof waysByMail)[number];

/** How somebody is told of something. */
export interface ToldBy {
  bell: boolean;
  mail: MailWay;
}

/** Of what one begins to follow: in the bell, and once a week by mail. */
export const usualToldBy: ToldBy = { bell: true, mail: 'weekly' };

/** Nobody reads of more, and a list of them stays a list. */
export const mostFollows = 500;
