import type { DslFace } from './faces.ts';

/** The forms of an operation that takes a code or a cluster. */
export const forCodeAndCluster = (subject: string, face: Omit<DslFace, 'form' | 'examples'>): readonly DslFace[] => [
  { ...face, form: `GET ${subject} FOR OCCUPATION`, examples: [`GET ${subject} FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00"`] },
  {
    ...face,
    form: `GET ${subject} FOR CLUSTER`,
    examples: [`GET ${subject} FOR CLUSTER WHERE CLUSTER_ID IS 75`, `GET ${subject} FOR CLUSTER "Computer Systems Analysts"`],
  },
];
