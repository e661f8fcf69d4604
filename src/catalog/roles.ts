/** Permissions of each role. */
export const ROLE_PERMISSIONS = {
  reader: ['companies:read', 'occupations:read', 'wages:read'],
  analyst: ['companies:read', 'occupations:read', 'wages:read', 'dsl:execute', 'mcp:access'],
  admin: ['companies:read', 'occupations:read', 'wages:read', 'dsl:execute', 'mcp:access', 'data:write', 'users:manage'],
} as const;

export type Role = keyof typeof ROLE_PERMISSIONS;
export type Permission = (typeof ROLE_PERMISSIONS)['admin'][number];

export const ALL_PERMISSIONS: readonly Permission[] = ROLE_PERMISSIONS.admin;
export const ROLES = Object.keys(ROLE_PERMISSIONS) as Role[];

/** The roles that have a permission. */
export const rolesWith = (permission: Permission): Role[] => ROLES.filter((role) => (ROLE_PERMISSIONS[role] as readonly string[]).includes(permission));

export const TIERS = ['standard', 'premium', 'internal'] as const;
export type Tier = (typeof TIERS)[number];

/** Requests per minute. `internal` is for operators and has no limit. */
export const TIER_LIMITS: Readonly<Record<Tier, number>> = { standard: 60, premium: 500, internal: Infinity };
