import type { Field } from '../catalog/resource.ts';

const NAMES = /^(?:HQ|HEADQUARTERS?|COMPANY_(?:STATE|CITY|COUNTRY))(?:_|$)/u;

/** Whether a name in WHERE says where the headquarters of a company is: HQ_STATE, COMPANY_CITY. In queries about jobs, STATE is where the job is. */
export const namesHeadquarters = (name: string): boolean =>
  NAMES.test(
    name
      .trim()
      .toUpperCase()
      .replaceAll(/[\s-]+/gu, '_'),
  );

/** Whether a field is about the headquarters. */
export const isOfHeadquarters = ({ dsl }: Pick<Field, 'dsl'>): boolean => dsl.some(namesHeadquarters);
