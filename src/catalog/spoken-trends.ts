import { joined, type Phrases } from './phrases.ts';

/** How people say that something rises or falls. */
const TRENDS_IN_WORDS = {
  Rising: {
    adjectives: 'rising|increasing|growing|higher',
    changes: 'rising|rise|increasing|increase|going up|go up|growing|grow|climb|climbing|get higher|getting higher|get bigger|higher',
    causes: 'raise|increase|lift|push up|drive up|heighten',
    worth:
      'pay more|paying more|is paying off more|paying off more|get rewarded more|is getting more valuable|pay off|pay off more|pay more and more|gain|win|is worth more|are worth more|is rewarded|are rewarded|matter more|pay more than it used to|pay off more than it used to|earn more|become more valuable|is more valuable|are more valuable|get more valuable|count for more|benefit|increasingly pay',
  },
  Falling: {
    adjectives: 'falling|decreasing|declining|shrinking|dropping|lower|sinking',
    changes:
      'falling|fall|decreasing|decrease|going down|go down|declining|decline|drop|dropping|shrinking|shrink|sink|sinking|get lower|getting lower|come down|coming down|lower|eroding|erode|vanish',
    causes: 'lower|reduce|decrease|cut|bring down|drop|ease|weaken|erode|shrink',
    worth:
      'pay less|paying less|is paying off less|paying off less|is paying less|get rewarded less|is rewarded less|is getting less valuable|bring less|buy you less|pay off less|pay less and less|lose|lose out|lose value|is worth less|are worth less|matter less|pay less than it used to|pay off less than it used to|pay less than before|earn less|become less valuable|is less valuable|are less valuable|count for less|no longer pay|no longer pay off|stop paying off|suffer|loses its value',
  },
} as const;

/** "Rising entry barriers", "where the expertise premium is going down", "AI lowers the barrier". */
export function trend(names: Phrases, direction: keyof typeof TRENDS_IN_WORDS): Phrases {
  const { adjectives, changes, causes } = TRENDS_IN_WORDS[direction];
  return [
    joined(adjectives, names),
    joined(names, changes),
    joined(names, joined('is|are|get|keep|keep on|continue to|be', changes)),
    joined(causes, names),
    joined(causes, joined('the', names)),
  ].join('|');
}

/** "Experts gain". */
export const worth = (direction: keyof typeof TRENDS_IN_WORDS): Phrases =>
  joined(
    'expertise|expert|being an expert|knowing more|experience|specialist|deep knowledge|know how|being experienced|seniority',
    TRENDS_IN_WORDS[direction].worth,
  );

/** What people call the entry barrier. */
export const BARRIER =
  'entry barrier|barrier to entry|barrier of entry|barrier for entry|barrier|entry hurdle|hurdle|bar to entry|entry bar|threshold for entry|entry threshold|entry requirement';

/** What people call the expertise premium. */
export const PREMIUM =
  'expertise premium|premium for expertise|premium on expertise|value of expertise|experience premium|premium for expert|reward for expertise|return to expertise|expert premium|expert pay|payoff for expertise|payoff of expertise|payoff for experience|payoff from experience|pay for know how|pay for expertise|pay for experience|reward for experience|reward for know how|return to experience|return on experience|return on expertise|extra pay for expertise|extra pay for experience';
