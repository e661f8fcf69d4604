import { lines } from './phrases.ts';
import { is, type SpokenValue } from './spoken-value.ts';

/** More ways to say what AI changes, and the trends of barriers and expertise, built of word families. */
export const AI_TEMPLATES: readonly SpokenValue[] = [
  {
    means: [is('AI_FLAG', 'Shrinking Fields')],
    phrases: lines`
      on the decline|in retreat|going away|dying out|on the way out|on its way out|on their way out|fading|fading away|vanishing|wither|withering|in trouble|
      losing ground|getting smaller|sunset field|sunset job|dead end|doomed|dwindling|dwindle|waning|on the wane|drying up|going extinct|extinct|phased out|
      phasing out
    `,
  },
  {
    means: [is('AI_FLAG', 'Raising the Bar')],
    phrases: lines`
      {barrier} and [the] {premium} {rise}|{barrier} and [the] {premium} both {rise}|{premium} and [the] {barrier} {rise}|
      {premium} and [the] {barrier} both {rise}|bar is raised|bar gets raised|bar get raised|bar being raised|raised bar|higher bar|bar gets higher|
      bar get higher|bar is getting higher|raises the bar|both [of the] trend {rise}|both [of the] trend {rising}|{rising} on both trend|both {rising} trend|two {rising} trend|
      raising bar|ai raise the bar|upping the ante
    `,
  },
  {
    means: [is('AI_FLAG', 'Lower Potential')],
    phrases: lines`
      {barrier} and [the] {premium} {fall}|{barrier} and [the] {premium} both {fall}|{premium} and [the] {barrier} {fall}|
      {premium} and [the] {barrier} both {fall}|reduced potential|diminished potential|lowered potential|limited potential|potential is low|
      potential is lower|both [of the] trend {fall}|both [of the] trend {falling}|{falling} on both trend|both {falling} trend|two {falling} trend|
      little potential|lacking potential|weak potential
    `,
  },
  {
    means: [is('AI_FLAG', 'Winners Pull Away')],
    phrases: lines`
      the winner pull away|where the winner pull away|winner pull ahead|winners pull ahead|winner takes all|winner takes it all|star pull away|stars pull away|best pull away|top performer pull away|
      the best pull ahead|winner get further ahead|winner run away|superstar|superstars|superstar effect|superstar economy
    `,
  },
  {
    means: [is('ENTRY_BARRIER_TREND', 'Rising')],
    phrases: lines`
      door is {harder} to get through|door {getting} {harder} to open|{harder} to get a foot in the door|{harder} to get in the door|{harder} to {enter}|{getting} {harder} to {enter}|{harder} and {harder} to {enter}|{entry} {getting} {harder}|{harder} entry|{rising} {barrier}|
      getting harder to enter|getting harder to get into|becoming harder to enter|becoming harder to get into|become harder to enter|
      become harder to get into|harder and harder to enter|harder and harder to get into|more difficult to get into|more difficult to break into|
      more difficult to start in|harder to start in|harder for beginner|harder for beginner to enter|harder for newcomer|tougher for newcomer|
      tougher for beginner|tougher to get into|tougher to break into|harder to join|harder to land|closing door|door closing|doors are closing|
      closing to newcomer|entry gets tougher|entry get tougher|entry gets more difficult|breaking in is getting harder|breaking in is harder|
      getting in gets harder|getting in is getting harder|make entry harder|makes entry harder|make it harder to enter|make it harder to get into|
      make it harder to get in|make it harder to get started|make it harder to break in|make harder to enter|make harder to get into|
      ai make it harder to enter|ai make harder to enter|ai make it harder to get into|hard to get into now|increasingly hard to enter|
      increasingly difficult to enter|less accessible|becoming less accessible|more competitive to enter|more exclusive
    `,
  },
  {
    means: [is('ENTRY_BARRIER_TREND', 'Falling')],
    phrases: lines`
      door is {easier} to get through|door {getting} {easier} to open|{easier} to get a foot in the door|{easier} to get in the door|{easier} to {enter}|{getting} {easier} to {enter}|{easier} and {easier} to {enter}|{entry} {getting} {easier}|{easier} entry|{falling} {barrier}|
      getting easier to enter|getting easier to get into|becoming easier to enter|becoming easier to get into|become easier to enter|
      become easier to get into|easier and easier to enter|less difficult to enter|less difficult to get into|less hard to enter|easier to start in|
      easier to join|easier to land|easier for beginner|easier for newcomer|easier for beginner to enter|opening up|opening up to newcomer|door opening|
      doors are opening|more accessible|becoming more accessible|breaking in is getting easier|breaking in is easier|getting in gets easier|
      getting in is getting easier|make entry easier|makes entry easier|make it easier to enter|make it easier to get into|make it easier to get in|
      make it easier to get started|make it easier to break in|make easier to enter|make easier to get into|ai make it easier to enter|
      ai make easier to enter|ai make it easier to get into|increasingly easy to enter|more open to newcomer|more open to beginner|less exclusive
    `,
  },
  {
    means: [is('EXPERTISE_PREMIUM_TREND', 'Rising')],
    phrases: lines`
      {expert} [still] pull ahead|{expert} [still] pull away|{expert} [still] get ahead|{expert} pulling ahead|{expert} are pulling ahead|{expert} keep pulling ahead|{expert} pulling away|reward experience|reward expertise|reward expert|reward specialist|rewarding experience|value experience more|where experience is rewarded|
      {rising} {premium}|pay expert more|pay expert more and more|reward expert more|{expert} pay off more|{expert} pay off more and more|
      {expert} is worth more|{expert} is worth more and more|{expert} matter more|{expert} matter more and more|{expert} earn more and more|
      expertise become more important|expertise is getting more valuable|expertise getting more valuable|expertise is more important|expertise gain value|
      expertise gains in value|expertise gain in value|growing value of expertise|growing reward for expertise|expert are paid more|expert get paid more|
      expert earn more and more|pay gap between expert and beginner grow|specialized knowledge gain|specialist are worth more|specialist gain|
      more reward for expertise|better reward for expertise|experience become more valuable|experience is becoming more valuable|
      experience become more important|experience matter more|being an expert pay off more|being good pay off more
    `,
  },
  {
    means: [is('EXPERTISE_PREMIUM_TREND', 'Falling')],
    phrases: lines`
      {falling} {premium}|pay expert less|pay expert less and less|reward expert less|{expert} pay off less|{expert} pay off less and less|
      {expert} is worth less|{expert} is worth less and less|{expert} matter less|{expert} matter less and less|{expert} earn less and less|
      {expert} lose value|expertise become less important|expertise is getting less valuable|expertise getting less valuable|expertise is less important|
      expertise lose value|expertise is losing value|expertise losing value|expertise lose its value|expertise is devalued|devalue expertise|
      devalued expertise|experience is devalued|devalue experience|expert lose value|expert are losing value|expert lose their edge|expert losing their edge|
      expert are paid less|expert get paid less|experience become less valuable|experience is becoming less valuable|experience become less important|
      experience matter less|shrinking value of expertise|less reward for expertise|expertise pay less|experience pay less|specialist lose|
      specialist are worth less
    `,
  },
];
