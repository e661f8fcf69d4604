/** Whether a text is a UUID of any version, in lower case, as PostgreSQL writes it. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
