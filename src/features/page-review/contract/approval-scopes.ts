/** Where what is written needs a yes of someone else before readers get it. */
export const approvalScopes = ['off', 'pages', 'menu', 'everywhere'] as const;
export type ApprovalScope = (typeof approvalScopes)[number];
