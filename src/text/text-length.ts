/** Whether a text has more characters than allowed, before or after normalization: one character can normalize to many. */
export const isLonger = (text: string, maximum: number): boolean => text.length > maximum || text.normalize('NFKC').length > maximum;
