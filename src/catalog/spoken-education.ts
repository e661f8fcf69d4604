import { lines } from './phrases.ts';
import { is, type SpokenValue } from './spoken-value.ts';

const SUB_BACHELOR = ["Sub-Bachelor's Degree", "Sub-Bachelor's Degree + Experience"];
const WITH_DEGREE = ["Bachelor's Degree", "Bachelor's Degree + Experience", 'Advanced Degree'];

/** More ways to say what a job asks of people, built of word families. */
export const EDUCATION_TEMPLATES: readonly SpokenValue[] = [
  {
    means: [{ field: 'BA_PLUS_SHARE', operator: 'gt', values: [0.5] }],
    phrases: lines`
      majority have [a] {college}|majority hold [a] {college}|majority has [a] {college}|the majority of {people} have [a] {college}|
      majority of {people} have [a] {college}|majority of {people} hold [a] {college}|most {people} have [a] {college}|most {people} hold [a] {college}|
      most have [a] {college}|most hold [a] {college}|more than half have [a] {college}|more than half hold [a] {college}|over half have [a] {college}|
      over half hold [a] {college}|mostly graduate|mostly college graduate|mostly college educated|majority college educated|majority graduate|
      majority are graduate|majority went to {school}|most went to {school}|most {people} went to {school}|dominated by graduate|
      dominated by college graduate|mostly {people} with [a] {college}
    `,
    asksFor: 'education',
  },
  {
    means: [is('JOB_LEVEL', ...SUB_BACHELOR)],
    phrases: lines`
      below bachelor|below bachelor level|without [a] {degree}|without having [a] {degree}|without holding [a] {degree}|without needing {degree}|
      without needing to go to {school}|without {school}|without attending {school}|without going to {school}|without finishing {school}|no {degree}|
      no {degree} {need}|no {degree} necessary|no {degree} required|no {degree} requirement|{do not} need [a] {degree}|{do not} require [a] {degree}|
      {do not} demand [a] {degree}|{do not} call for [a] {degree}|{do not} ask for [a] {degree}|{do not} insist on [a] {degree}|{do not} expect [a] {degree}|
      {do not} have [a] {degree}|{do not} hold [a] {degree}|{do not} take [a] {degree}|{do not} go to {school}|{do not} attend {school}|
      {do not} finish {school}|{do not} been to {school}|{do not} gone to {school}|cant afford {school}|non {degree}|non graduate|non grad|
      lacking [a] {degree}|lack [a] {degree}|[a] {degree} is not needed|[a] {degree} is not required|[a] {degree} is not necessary|[a] {degree} isnt needed|
      [a] {degree} isnt required|[a] {degree} isnt necessary|{degree} not needed|{degree} not required|{degree} not necessary|{degree} unnecessary|
      {degree} optional|{degree} is optional|not requiring [a] {degree}|not needing [a] {degree}|regardless of {degree}|degreeless|degree less|undegreed|
      uncredentialed|ged|hs diploma|hs degree|hs grad|high school grad|high school graduate|with high school only|high school only|just high school|
      just a high school diploma|only a high school diploma|only high school|with just a high school diploma|with only a high school diploma|secondary school|
      secondary education|no more than high school|at most high school|below bachelor level|under a bachelor|less than {college}|less than a {college}|
      below a {college}|{degree} free|open to non graduate|never graduated|drop out of {school}|dropped out of {school}|{school} dropout|associate degree|
      vocational|vocational training|trade school
    `,
  },
  {
    // The name of the level means the level, unlike "no degree".
    means: [is('JOB_LEVEL', "Sub-Bachelor's Degree")],
    phrases: lines`
      sub ba|sub bachelor|sub bachelors|sub bachelor s|sub bachelor level|sub bachelor s level|sub bachelor degree|sub bachelor s degree|at the sub bachelor level|
      at the sub bachelor s level|sub ba level|
      {do not} need [a] {degree} or experience|{do not} require [a] {degree} or experience|{do not} need experience or [a] {degree}|
      {do not} require experience or [a] {degree}|without [a] {degree} or experience|without experience or [a] {degree}|no {degree} or experience|
      no experience or {degree}|no {degree} and no experience|no experience and no {degree}|neither [a] {degree} nor experience|
      neither experience nor [a] {degree}|no {degree} no experience|no experience no {degree}
    `,
  },
  {
    means: [is('JOB_LEVEL', "Sub-Bachelor's Degree + Experience")],
    phrases: lines`
      experience but no {degree}|experience but not [a] {degree}|experience rather than [a] {degree}|experience instead of [a] {degree}|
      experience without [a] {degree}|no {degree} but experience|no {degree} but with experience|no {degree} but some experience|
      no {degree} but need experience|no {degree} but require experience|work experience but no {degree}|sub bachelor + experience|
      sub bachelor plus experience|sub bachelor and experience|sub bachelor degree + experience|sub bachelor degree plus experience|
      sub bachelor degree and experience|sub bachelor with experience|sub ba with experience|sub ba plus experience|sub bachelor degree with experience
    `,
  },
  {
    means: [is('JOB_LEVEL', ...WITH_DEGREE)],
    phrases: lines`
      need [a] {college}|require [a] {college}|demand [a] {college}|call for [a] {college}|ask for [a] {college}|insist on [a] {college}|expect [a] {college}|
      requiring [a] {college}|demanding [a] {college}|{college} required|{college} needed|{college} necessary|[a] {college} is required|
      [a] {college} is needed|[a] {college} is necessary|[a] {college} is a must|must have [a] {college}|for {college} holder|need at least a bachelor|
      require at least a bachelor|at least a bachelor|at least a bachelor degree|bachelor or above|bachelor or higher degree|bachelor or better|
      bachelor degree or higher|bachelor degree or above|bachelor degree or better
    `,
    asksFor: 'education',
  },
  {
    means: [is('JOB_LEVEL', "Bachelor's Degree")],
    phrases: lines`
      bachelor required|bachelor needed|bachelor degree required|bachelor degree needed|bachlor|bachlors|bachelers|bachelor diploma|batchelor|batchelors|
      bs degree|ba degree|b s degree|b a degree|undergrad degree|with just a bachelor|just a bachelor|only a bachelor|undergraduate level|
      undergraduate education
    `,
    asksFor: 'education',
  },
  {
    means: [is('JOB_LEVEL', "Bachelor's Degree + Experience")],
    phrases: lines`
      bachelor and some year|bachelor and some year behind them|bachelor and a few year|degree and some year|degree and a few year|degree plus a few year|bachelor plus a few year|bachelor plus some year|degree and some experience|bachelor and some experience|both a degree and experience|need a degree plus experience|need a degree and experience|require a degree plus experience|
      require a degree and experience|require degree and experience|need degree and experience|both a bachelor and experience|
      both a bachelor degree and experience|a bachelor and work experience|a bachelor degree with work experience|bachelor plus work experience|
      degree plus some experience|degree with experience|degree on top of experience|experience on top of a degree|experience as well as a degree|
      experience and a degree|experience plus a degree|experience and a bachelor|experience plus a bachelor|experience in addition to a degree|
      a degree as well as experience|degree as well as experience|bachelor as well as experience|college plus experience|college and experience
    `,
    asksFor: 'education',
  },
  {
    means: [is('JOB_LEVEL', 'Advanced Degree')],
    phrases: lines`
      ms degree|masters or phd|master level|masters level|doctoral|doctoral level|doctorate level|phd level|ph d|post graduate|post graduate degree|
      postgraduate|postgrad|postgrad degree|postgraduate education|graduate level|graduate level education|grad degree|grad school degree|beyond a bachelor|
      more than a bachelor|above a bachelor|higher than a bachelor|further degree|second degree|advanced education|advanced schooling|advanced diploma|
      higher degree|terminal degree|law degree|medical degree|need grad school|require grad school|need graduate school|require graduate school|
      more than a bachelor degree|more than a college degree|beyond college
    `,
    asksFor: 'education',
  },
];
