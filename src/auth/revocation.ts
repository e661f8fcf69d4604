/** How long the state of a credential is cached. A revocation reaches every process within this time. */
export const REVOCATION_CHECK_MS = 750;
