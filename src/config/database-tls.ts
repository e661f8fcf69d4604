/** The TLS mode of a connection: `sslmode` in the URL is used when DATABASE_TLS is left at its default. */
export function tlsMode(databaseUrl: string | undefined, { DATABASE_TLS: mode }: { readonly DATABASE_TLS: string }): string {
  const fromUrl = databaseUrl === undefined ? null : new URL(databaseUrl).searchParams.get('sslmode');
  return mode === 'disable' && fromUrl !== null && fromUrl !== 'prefer' && fromUrl !== 'allow' ? fromUrl : mode;
}

interface DatabaseVariables {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_READ_URL?: string | undefined;
  readonly DATABASE_TLS: string;
  readonly DATABASE_CA_FILE?: string | undefined;
}

/** One line if a certificate authority is given that no certificate would be checked against. */
export function unusedAuthority({ DATABASE_URL, DATABASE_READ_URL, DATABASE_TLS, DATABASE_CA_FILE }: DatabaseVariables): string[] {
  if (DATABASE_CA_FILE === undefined) return [];
  const modes = [DATABASE_URL, ...(DATABASE_READ_URL === undefined ? [] : [DATABASE_READ_URL])].map((url) => tlsMode(url, { DATABASE_TLS }));
  const unchecked = modes.find((mode) => mode === 'disable' || mode === 'require');
  if (unchecked === undefined) return [];
  return [
    `DATABASE_TLS: must be verify-full or verify-ca with DATABASE_CA_FILE, because ${unchecked} checks no certificate; change it, or remove DATABASE_CA_FILE`,
  ];
}
