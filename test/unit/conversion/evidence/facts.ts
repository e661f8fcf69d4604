import type { TitleFacts } from '../../../../src/store/title-facts.ts';

export const NURSES = '29-1141.00';
export const NURSE_MANAGERS = '11-9111.00';
export const DEVELOPERS = '15-1252.00';
export const WEB = '15-1254.00';
export const COOKS = '35-2014.00';

/** A few occupations with invented titles. */
export function someFacts(more: Partial<TitleFacts> = {}): TitleFacts {
  return {
    occupations: [
      { code: NURSE_MANAGERS, title: 'Medical and Health Services Managers' },
      { code: DEVELOPERS, title: 'Software Developers' },
      { code: WEB, title: 'Web Developers' },
      { code: NURSES, title: 'Registered Nurses' },
      { code: COOKS, title: 'Cooks, Restaurant' },
    ],
    corpus: [
      { title: 'Registered Nurse', code: NURSES, count: 900 },
      { title: 'Staff Nurse', code: NURSES, count: 300 },
      { title: 'Nurse Manager', code: NURSE_MANAGERS, count: 200 },
      { title: 'Software Engineer', code: DEVELOPERS, count: 800 },
      { title: 'Java Developer', code: DEVELOPERS, count: 400 },
      { title: 'Web Developer', code: WEB, count: 300 },
      { title: 'Line Cook', code: COOKS, count: 500 },
    ],
    reference: [],
    descriptions: [],
    technologies: [],
    observations: [],
    isRepresentative: false,
    ...more,
  };
}
