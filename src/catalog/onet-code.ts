/** Parts of regular expressions and JSON schemas. O*NET-SOC codes are written NN-NNNN.NN; a SOC code, NN-NNNN, is the group that a code belongs to. */
export const ONET_CODE = '[0-9]{2}-[0-9]{4}\\.[0-9]{2}';
export const ONET_OR_SOC_CODE = '[0-9]{2}-[0-9]{4}(?:\\.[0-9]{2})?';

/** The pattern of a code in JSON schemas. */
export const ONET_CODE_PATTERN = `^${ONET_CODE}$`;

const WHOLE_CODE = new RegExp(ONET_CODE_PATTERN);
const WHOLE_CODE_OR_GROUP = new RegExp(`^${ONET_OR_SOC_CODE}$`);

export const isOnetCode = (text: string): boolean => WHOLE_CODE.test(text);

export const isOnetOrSocCode = (text: string): boolean => WHOLE_CODE_OR_GROUP.test(text);

/** The code that a SOC code, or a code without its marks, means: that of the main occupation, if it has no ending. */
export function onetCodeMeant(text: string): string | undefined {
  const [, group, rest, ending = '00'] = /^(\d{2})-?(\d{4})(?:\.?(\d{2}))?$/u.exec(text.trim()) ?? [];
  return group === undefined || rest === undefined ? undefined : `${group}-${rest}.${ending}`;
}
