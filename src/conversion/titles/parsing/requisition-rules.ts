import type { PhraseRule } from './rule.ts';

/** Numbers of requisitions and postings. */
export const REQUISITION_RULES: readonly PhraseRule[] = [
  {
    label: 'requisition_id',
    phrase: /\b(?:requisition|job|posting|vacancy|(?:req|ref)\.?)\s*(?:id|nos?\.?|num(?:ber)?\.?|nr\.?|code|#)?\s*[:#]?\s*[a-z]*-?\d{3,}(?:-\d+)*\b/giu,
    reason: 'A number after a word for it is an id, from three digits on.',
    examples: [
      ['Job ID 12345 - Accountant', 'Job ID 12345'],
      ['Requisition 20231 Dental Assistant', 'Requisition 20231'],
      ['Req #R-104392: Data Engineer', 'Req #R-104392'],
      ['Nurse REQ-2024-0193', 'REQ-2024-0193'],
      ['Job No. 4432: Welder', 'Job No. 4432'],
      ['Welder (Req. No. 4432)', 'Req. No. 4432'],
    ],
  },
  {
    label: 'requisition_id',
    phrase: /#\s*\w*\d\w*/giu,
    unless: { before: /\b[cf]$/iu },
    reason: 'A word with a digit after "#" is an id. C# and F# are programming languages.',
    examples: [
      ['Accountant #4521', '#4521'],
      ['Cook # A12', '# A12'],
    ],
    counterexamples: ['C# 10 Developer', 'F#4 Developer'],
  },
  {
    label: 'requisition_id',
    phrase: /\b(?:jr|req|rq|r)[-\s]?\d{4,}\b/giu,
    reason: 'Applicant tracking systems prefix their ids with these letters.',
    examples: [
      ['Nurse R-12345', 'R-12345'],
      ['Nurse JR0012345', 'JR0012345'],
    ],
  },
  {
    label: 'requisition_id',
    phrase: /\b\d{6,}\b/gu,
    reason: 'A number of six or more digits counts nothing in a title.',
    examples: [['Engineer 123456', '123456']],
  },
];
