/** How long what the database said about a credential is remembered: every process knows of a revocation after this time at most. */
export const REVOCATION_CHECK_MS = 750;
