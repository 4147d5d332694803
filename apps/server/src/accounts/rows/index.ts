// Accounts in the database: what the auth library does not keep itself.
export {
  apiTokensOf,
  bearerOfToken,
  createApiToken,
  revokeApiToken,
  revokeApiTokensOf,
} from './api-tokens.ts';
export { auditLinesOf, beginAuditLine, endAuditLine } from './audit-lines.ts';
export {
  createInvitation,
  giveInvitationBack,
  invitationsOf,
  revokeInvitation,
  takeInvitation,
} from './invitations.ts';
export { hasOperator, makeOperator } from './operator.ts';
