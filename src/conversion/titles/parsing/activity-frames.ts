import { AM, OPENING } from './sentence-parts.ts';
import { PEOPLE } from './people.ts';
import { sourceOf } from './rule.ts';

/** Words around what somebody does: "my job is to", "a person who", "I get paid to". They are removed from the front, one frame after another. */
export interface ActivityFrame {
  readonly label: 'frame';
  /** At the beginning of the text. */
  readonly phrase: RegExp;
  /** When it is done, if the words say so. The perfect is not over: "I have cut hair for 10 years". */
  readonly tense?: 'past' | 'perfect';
  /** What the words are read as. Default: nothing. */
  readonly becomes?: string;
  readonly reason: string;
  readonly examples: readonly (readonly [sentence: string, rest: string])[];
}

const at = (source: string): RegExp => new RegExp(String.raw`^[^\p{L}\p{N}]*${source}`, 'iu');

const PRONOUN = sourceOf('i', 'we', 'they', 'he', 'she', 'you', 'me', 'one', 'u');
const PERSON = sourceOf(
  ...PEOPLE,
  ...['persons', 'anyone', 'anybody', 'worker', 'workers', 'employee', 'employees', 'staff', 'professional', 'human', 'individual'],
);
const DETERMINER = String.raw`(?:(?:one\s+of\s+)?${sourceOf('the', 'a', 'an', 'these', 'those', 'some', 'this', 'that')}\s+)?`;
const HOW = sourceOf(
  ...[
    'currently',
    'now',
    'also',
    'just',
    'mostly',
    'mainly',
    'usually',
    'often',
    'professionally',
    'basically',
    'still',
    'always',
    'only',
    'sometimes',
    'primarily',
  ],
  ...[
    'every day',
    'everyday',
    'all day',
    'all day long',
    'daily',
    'really',
    'please',
    'like',
    'actually',
    'personally',
    'manually',
    'safely',
    'at night',
    'at work',
  ],
);
const JOB = sourceOf('job', 'jobs', 'work', 'position', 'career', 'occupation', 'profession', 'gig', 'trade', 'role');
const DUTY = sourceOf(
  'job',
  'jobs',
  'work',
  'duty',
  'duties',
  'role',
  'task',
  'tasks',
  'business',
  'profession',
  'occupation',
  'responsibility',
  'responsibilities',
);
const GERUND_AHEAD = String.raw`(?=(?:and\s+|or\s+|\p{L}+ly\s+)?\p{L}{2,}ing\b)`;

/** A text may have several, in any order. */
export const ACTIVITY_FRAMES: readonly ActivityFrame[] = [
  {
    label: 'frame',
    phrase: at(String.raw`(?=\p{L})${OPENING}(?<=[\s,.])`),
    reason: 'A greeting, a name, or "now" may come before anything.',
    examples: [['Hello, I cut hair', 'I cut hair']],
  },
  {
    label: 'frame',
    phrase: at(
      String.raw`(?:(?:what|how)\s+(?:do|would|can)\s+(?:you|we|they|i|people)\s+call\s+|(?:what|who)(?:\s+is|\s+are|\s?['’]?s)\s+(?:it\s+called\s+when\s+)?|(?:the\s+)?(?:name|word|title|term)\s+(?:of|for)\s+|what\s+${JOB}\s+(?:is\s+(?:it|this|that)\s+)?(?=when|where|if)|(?:when|where|if)\s+(?=you|i\b)|who\s+(?=\p{L}))`,
    ),
    reason: 'A question may ask who does something.',
    examples: [
      ['what do you call a person who cuts hair', 'a person who cuts hair'],
      ['what is the name for someone who cuts hair', 'someone who cuts hair'],
      ['what job is it when you cut hair', 'you cut hair'],
      ['who cuts hair', 'cuts hair'],
    ],
  },
  {
    label: 'frame',
    phrase: at(
      String.raw`(?:(?:my|his|her|our|the)\s+(?:main\s+|current\s+|daily\s+)?${DUTY}\s*(?::|\s(?:is|are|was|were|involves?|includes?|consists?\s+of|means?)(?:\s+to)?\b)|(?:main\s+|current\s+|daily\s+)?${DUTY}\s*:|what\s+i\s+do(?:\s+(?:at\s+work|for\s+work|for\s+a\s+living|all\s+day))?(?::|\s+is\b)(?:\s+to\b)?)\s*`,
    ),
    reason: 'A label says that a job follows.',
    examples: [
      ['my duties include cutting hair', 'cutting hair'],
      ['main duties: cut hair', 'cut hair'],
      ['what I do is cut hair', 'cut hair'],
    ],
  },
  {
    label: 'frame',
    phrase: at(String.raw`(?:(?:at|in|on|for|inside)\s+[^,.;:]{2,40}?|all\s+day|every\s+day)[\s,]+(?=(?:i|we|he|she|they)\s)`),
    reason: 'Where, and for what, may be said first.',
    examples: [
      ['for a living I cut hair', 'I cut hair'],
      ['in a small shop, I cut hair', 'I cut hair'],
    ],
  },
  {
    label: 'frame',
    phrase: at(
      String.raw`(?:(?:${PRONOUN}\s+)?(?:(?:get|gets|am|are|is|was|were|got|being)\s+)?(?:paid|hired|employed)\s+(?:to|for)|(?:my|the|our)\s+\p{L}+\s+pays?\s+(?:me|us)\s+(?:to|for)|(?:people|they|customers|clients)\s+pay\s+(?:me|us)\s+(?:to|for)|(?:${PRONOUN}\s+)?(?:make|earn|get)s?\s+(?:my\s+|a\s+|some\s+|good\s+|our\s+)?(?:money|living|income|cash)\s+(?:(?:by|from|with|for|on)\s+)?${GERUND_AHEAD})\s*`,
    ),
    reason: 'What people are paid for is their job.',
    examples: [
      ['I get paid to cut hair', 'cut hair'],
      ['my boss pays me to cut hair', 'cut hair'],
      ['I make my living cutting hair', 'cutting hair'],
    ],
  },
  {
    label: 'frame',
    phrase: at(
      String.raw`(?:(?:responsible|responsibility)\s+(?:for|of)|in\s+charge\s+of|tasked\s+with|busy\s+with|speciali[sz](?:e|es|ing)\s+in|${sourceOf('experienced', 'experience', 'skilled', 'expert')}(?:\s+(?:in|at|with|of))?)\s+`,
    ),
    reason: 'So is what they are in charge of.',
    examples: [['in charge of cutting hair', 'cutting hair']],
  },
  {
    label: 'frame',
    phrase: at(String.raw`(?:${AM}(?:\s+the)?|${PRONOUN}|(?:my|our)\s+[a-z]+|(?:mom|dad|husband|wife|mother|father))\s+`),
    reason: 'Somebody does it. Learners say "I am cut hair".',
    examples: [
      ['I cut hair', 'cut hair'],
      ['I am cut hair', 'cut hair'],
      ['my wife cuts hair', 'cuts hair'],
    ],
  },
  {
    label: 'frame',
    phrase: at(String.raw`(?:${AM}|${DETERMINER}${PERSON})\s+(?=${sourceOf('at', 'on', 'in', 'behind')}\s)`),
    becomes: 'work ',
    reason: 'Where somebody is may be where somebody works.',
    examples: [
      ['I am at the bank window', 'work at the bank window'],
      ['the guy behind the bar', 'work behind the bar'],
    ],
  },
  {
    label: 'frame',
    phrase: at(
      String.raw`(?:${DETERMINER}(?:\p{L}+\s+)?${PERSON}(?:\s+(?:at|in|from|of|on)\s+(?:the\s+|a\s+)?\p{L}+(?:\s+\p{L}+)?)?(?:\s+called)?(?:\s+(?:who|that|which|whom))?|(?:an?|the)\s+(?:\p{L}+\s+){1,2}(?:who|that))\s+`,
    ),
    reason: 'Or a person is described by it.',
    examples: [
      ['the one who cuts hair', 'cuts hair'],
      ['guy cutting hair', 'cutting hair'],
      ['the lady in the shop who cuts hair', 'cuts hair'],
      ['a professional that cuts hair', 'cuts hair'],
    ],
  },
  {
    label: 'frame',
    phrase: at(
      String.raw`(?:(?:have|has|got|had|do|does)\s+)?${DETERMINER}(?:my\s+)?(?:(?:full|part)[\s-]time\s+|main\s+|night\s+|day\s+|summer\s+|first\s+)?${JOB}\s+(?:(?:is\s+|it\s+is\s+)?called\s+)?(?:${sourceOf('is', 'of', 'where', 'that', 'in which', 'which', 'when', 'doing', 'to', 'for')}\s+)?(?:for\s+)?(?:${PRONOUN}\s+|people\s+|someone\s+)?`,
    ),
    reason: 'Or a job.',
    examples: [
      ['job where you cut hair', 'cut hair'],
      ['have a job cutting hair', 'cutting hair'],
    ],
  },
  {
    label: 'frame',
    phrase: at(
      String.raw`${sourceOf(
        ...[
          'am',
          'are',
          'is',
          'be',
          'been',
          'do',
          'does',
          'can',
          'will',
          'must',
          'to',
          'doing',
          'being',
          'get to',
          'have to',
          'has to',
          'need to',
          'know how to',
          'able to',
        ],
        ...['go', 'goes', 'go around', 'goes around', 'going around', 'hate', 'hates', 'hate to'],
      )}\s+`,
    ),
    reason: 'A verb may come before the one that counts.',
    examples: [
      ['is cutting hair', 'cutting hair'],
      ['have to cut hair', 'cut hair'],
    ],
  },
  {
    label: 'frame',
    phrase: at(String.raw`${sourceOf('used to', 'was', 'were', 'had to', 'did', 'worked as', 'worked', 'got to')}\s+`),
    tense: 'past',
    reason: 'Or one that says that it is over.',
    examples: [['used to cut hair', 'cut hair']],
  },
  {
    label: 'frame',
    phrase: at(String.raw`(?:have|has|(?:i|we|they|he|she)\s?['’](?:ve|s))\s+(?:been\s+)?`),
    tense: 'perfect',
    reason: 'Or one that says that it goes on.',
    examples: [['have cut hair', 'cut hair']],
  },
  {
    label: 'frame',
    phrase: at(String.raw`${HOW}[\s,]+`),
    reason: 'How or how often may be said before the verb.',
    examples: [['usually cut hair', 'cut hair']],
  },
  {
    label: 'frame',
    phrase: at(String.raw`(?:(?:have|has|do|want)\s+)?${DETERMINER}(?:job|jobs|career|position)\s+(?=${sourceOf('with', 'at', 'in', 'on', 'behind')}\s)`),
    becomes: 'work ',
    reason: 'Or where the job is, or with what.',
    examples: [['jobs with animals', 'work with animals']],
  },
  {
    label: 'frame',
    phrase: at(String.raw`\d+\+?\s+(?:years?|yrs?|months?)(?:\s+of)?(?:\s+experience)?(?:\s+(?:in|with|of|as))?\s+`),
    reason: 'How long somebody has done it may come first.',
    examples: [['10 years of experience in cutting hair', 'cutting hair']],
  },
  {
    label: 'frame',
    phrase: at(String.raw`work(?:s|ing|ed)?\s+(?:in|at|for)\s+(?:\p{L}+\s+){1,4}?as\s+`),
    reason: 'So may for whom.',
    examples: [['work for a salon as the one who cuts hair', 'the one who cuts hair']],
  },
  {
    label: 'frame',
    phrase: at(String.raw`work(?:s|ing)?\s+(?:${sourceOf('in', 'by', 'on', 'at', 'for', 'as', 'to', 'with')}\s+)?`),
    reason: 'Who works doing something does it.',
    examples: [['working to cut hair', 'cut hair']],
  },
  {
    label: 'frame',
    phrase: at(String.raw`(?:help|assist|helps|assists|helping|assisting)\s+(?:(?:to|with|in)\s+)?`),
    reason: 'Who helps to do something does it, too.',
    examples: [['help to cut hair', 'cut hair']],
  },
  {
    label: 'frame',
    phrase: at(String.raw`(?:sit|stand|travel|walk|go)(?:s|ing)?\s+(?:around\s+|there\s+|out\s+|all\s+day\s+)?(?:and|to)\s+`),
    reason: 'Who sits or walks while doing something does it.',
    examples: [['sit there and cut hair', 'cut hair']],
  },
];
