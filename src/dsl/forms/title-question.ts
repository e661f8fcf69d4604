import { SEARCH_RANKING_DEFAULTS } from '../../conversion/titles/search-ranking.ts';
import type { TitleQuestion } from '../../conversion/titles/title-answer.ts';
import { textOf } from '../rules/rule.ts';
import type { Flag } from '../syntax-tree.ts';
import type { Question } from './form.ts';

const AMBIGUITY_THRESHOLD = 0.3;
const MIN_SCORE = 0.5;

/** Lowers a TITLECONVERT to the question that REST asks too; defaults as there. */
export function titleQuestion({ settings, plan, expand, flags, clarify, withWords }: Question, title: string): TitleQuestion {
  const isOn = (name: string, byDefault: boolean): boolean => booleanOf(flags, name) ?? byDefault;
  const textSetting = (name: string): string | undefined => (settings[name] === undefined ? undefined : String(settings[name]));
  const { sector } = settings;
  const weight = (name: string, byDefault: number): number => numberOf(flags, name) ?? byDefault;
  return {
    title,
    limit: plan.limit ?? 10,
    minScore: Number(settings['score'] ?? MIN_SCORE),
    fast: isOn('FAST', true),
    withCluster: expand.some((token) => ['CLUSTER', 'CLUSTERS', 'CLUSTER_DETAILS', 'DETAILS'].includes(token)),
    ambiguityThreshold: Number(settings['ambiguity_threshold'] ?? AMBIGUITY_THRESHOLD),
    context: {
      company: textSetting('company'),
      industry: textSetting('industry'),
      sector: sector === undefined ? undefined : [sector].flat().map(String),
      location: textSetting('location'),
    },
    clarify,
    explain: withWords.includes('EXPLAIN'),
    bypass: isOn('BYPASS', false),
    catalog: isOn('CATALOG', true),
    searchRanking: {
      fusion: isOn('FUSION', SEARCH_RANKING_DEFAULTS.fusion),
      stem: isOn('STEM', SEARCH_RANKING_DEFAULTS.stem),
      ftsAnd: isOn('FTS_AND', SEARCH_RANKING_DEFAULTS.ftsAnd),
      alpha: weight('FUSION_ALPHA', SEARCH_RANKING_DEFAULTS.alpha),
      beta: weight('FUSION_BETA', SEARCH_RANKING_DEFAULTS.beta),
      exactBonus: weight('FUSION_EXACT', weight('EXACT_BONUS', SEARCH_RANKING_DEFAULTS.exactBonus)),
      lexMode: textFlag(flags, 'FUSION_LEX_MODE') === 'percentile' ? 'percentile' : 'minmax',
    },
  };
}

const flagNamed = (flags: readonly Flag[], wanted: string): Flag | undefined => flags.find(({ name }) => name.text === wanted);

/** A bare flag is on, NO turns it off. */
function booleanOf(flags: readonly Flag[], name: string): boolean | undefined {
  const flag = flagNamed(flags, name);
  if (flag === undefined) return undefined;
  return !flag.negated && (flag.value === undefined || ['true', '1'].includes(textOf(flag.value).toLowerCase()));
}

function numberOf(flags: readonly Flag[], name: string): number | undefined {
  const value = flagNamed(flags, name)?.value;
  return value?.kind === 'number' ? value.value : undefined;
}

function textFlag(flags: readonly Flag[], name: string): string | undefined {
  const value = flagNamed(flags, name)?.value;
  return value === undefined ? undefined : textOf(value).toLowerCase();
}
