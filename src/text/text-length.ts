/** Whether a text has more characters than allowed, as it stands or as it is compared: some characters stand for many. */
export const isLonger = (text: string, maximum: number): boolean => text.length > maximum || text.normalize('NFKC').length > maximum;
