import { lines } from './phrases.ts';
import { is, type SpokenValue } from './spoken-value.ts';

/** More ways to say how many openings there are, built of word families. */
export const POSTING_TEMPLATES: readonly SpokenValue[] = [
  {
    means: [is('TOTAL_POSTING_TIER', 'high')],
    phrases: lines`
      {many} {opening}|hire {many}|employ {many}|recruit {many}|want {many}|hire in large number|hiring in large number|hire in volume|hiring in volume|hiring a lot|hire a lot|hiring heavily|
      hire heavily|recruit heavily|recruiting heavily|hiring strongly|hiring aggressively|hire aggressively|recruit aggressively|hiring like crazy|
      hiring massively|hiring at scale|big hirer|heavy hirer|mass hiring|hiring spree|strong hiring|strong demand|high demand|heavy demand|high volume hiring|
      high volume of {opening}|high {opening}|strong {opening}|posting tier high|high posting tier|high total posting tier
    `,
  },
  {
    means: [is('TOTAL_POSTING_TIER', 'low')],
    phrases: lines`
      {few} {opening}|hire few|hire little|hiring little|hiring few|hardly hire|barely hire|hardly hiring|barely hiring|rarely hire|weak hiring|low hiring|
      weak demand|low demand|little demand|low posting tier|posting tier low|low {opening}|weak {opening}
    `,
  },
  {
    means: [is('TOTAL_POSTING_TIER', 'none')],
    phrases: lines`
      no {opening}|zero {opening}|no {opening} at all|no current {opening}|without {opening}|without any {opening}|not a single {opening}|
      not hiring at the moment|no hiring|posting tier none
    `,
  },
  {
    means: [is('TOTAL_POSTING_TIER', 'average')],
    phrases: lines`
      average {opening}|moderate {opening}|medium {opening}|an average number of {opening}|a moderate number of {opening}|average hiring|moderate hiring|
      average demand|moderate demand
    `,
  },
  {
    means: [is('TOTAL_POSTING_TIER', 'above-average')],
    phrases: lines`
      above average {opening}|above average number of {opening}|more {opening} than average|more {opening} than usual|more {opening} than most|
      above average hiring|above average demand|hiring above average
    `,
  },
  {
    means: [is('ENTRY_POSTING_TIER', 'high')],
    phrases: lines`
      {many} entry level {opening}|{many} junior {opening}|{many} beginner {opening}|{many} {opening} for beginner|{many} {opening} for newcomer|
      {many} {opening} for graduate|{many} {opening} for starter|{many} graduate {opening}|{many} entry {opening}|{many} entry level {job}|
      {many} junior {job}|hire many beginner|hire many graduate|hire many junior|high entry level {opening}|strong entry level hiring|
      heavy entry level hiring|high entry posting tier|entry posting tier high
    `,
  },
  {
    means: [is('ENTRY_POSTING_TIER', 'low')],
    phrases: lines`
      {few} entry level {opening}|{few} junior {opening}|{few} beginner {opening}|{few} {opening} for beginner|{few} {opening} for graduate|
      {few} entry {opening}|{few} entry level {job}|{few} junior {job}|low entry level {opening}|weak entry level hiring|low entry posting tier
    `,
  },
  {
    means: [is('ENTRY_POSTING_TIER', 'none')],
    phrases: lines`
      no entry level {opening}|no junior {opening}|no {opening} for beginner|no entry level hiring|no entry level {job}|without entry level {opening}|
      zero entry level {opening}|no entry {opening}
    `,
  },
];
