import { CONTEXTS, type ContextKind } from './evidence/context.ts';
import type { Ranking } from './evidence/fusion.ts';
import { SOURCES, type TitleKnowledge } from './evidence/knowledge.ts';
import type { Candidate, Evidence } from './match.ts';
import { RANKING } from './tuning.ts';

const SOURCE_WORDS: Readonly<Record<(typeof SOURCES)[number], string>> = {
  corpus: 'of the title corpus',
  reference: 'of the O*NET database',
  memory: 'of the imported observations',
};
const CONTEXT_WORDS: Readonly<Record<ContextKind, string>> = { state: 'in this state', sector: 'in this industry', employer: 'at this company' };
const TRADE_WORDS: Readonly<Record<ContextKind, string>> = { state: 'the state', sector: 'the industry', employer: "the company's name" };
const round = (x: number): number => Number(Math.min(1, x).toFixed(3));

/** What speaks for a match, in words that a person can check: equal and similar known titles, and observations within the context. */
export function explainMatch(knowledge: TitleKnowledge, { tokens, weighed, contexts, tilts }: Ranking, { document, probability = 0 }: Candidate): Evidence[] {
  const group = knowledge.groupIndex.get(document.onet_code.slice(0, 7)) ?? -1;
  const exact = [...new Set([...(knowledge.byKey.get(tokens.key) ?? []), ...(knowledge.byCore.get(tokens.core) ?? [])])];
  const evidence: Evidence[] = [];
  for (const [source, name] of SOURCES.entries()) {
    const same = exact.map((index) => knowledge.titles[index]).filter((title) => title?.source === source);
    const all = same.reduce((sum, title) => sum + (title?.count ?? 0), 0);
    const here = same.reduce((sum, title) => sum + (title?.group === group ? title.count : 0), 0);
    if (here > 0)
      evidence.push({
        kind: 'same_title',
        text: `"${tokens.key}" is a title of this occupation: ${here} of ${all} ${SOURCE_WORDS[name]}`,
        weight: round(here / all),
      });
  }
  const similar = weighed.nearest.flatMap((list, source) =>
    list.flatMap(({ index, similarity }) => {
      const title = knowledge.titles[index];
      return title?.group === group && !exact.includes(index) ? [{ title: title.title, similarity, source: SOURCES[source] ?? 'corpus' }] : [];
    }),
  );
  for (const { title, similarity, source } of similar.sort((a, b) => b.similarity - a.similarity).slice(0, RANKING.explainedTitles))
    evidence.push({ kind: 'similar_title', text: `similar to "${title}" ${SOURCE_WORDS[source]}`, weight: round(similarity) });
  const position = weighed.candidates.indexOf(group);
  for (const kind of CONTEXTS) {
    const votes = contexts.filter((context) => context.kind === kind);
    const all = votes.reduce((sum, context) => sum + context.votes.reduce((total, vote) => total + vote, 0), 0);
    const here = votes.reduce((sum, context) => sum + (context.votes[position] ?? 0), 0);
    if (here > 0)
      evidence.push({
        kind: `${kind}_observations`,
        text: `${Math.round((100 * here) / all)}% of what similar titles were observed as ${CONTEXT_WORDS[kind]}`,
        weight: round(here / all),
      });
  }
  for (const { kind, ratios } of tilts) {
    const ratio = ratios[position] ?? 1;
    if (ratio >= RANKING.explainedTilt)
      evidence.push({ kind: `${kind}_trade`, text: `${TRADE_WORDS[kind]} makes it ${ratio.toFixed(1)} times as likely`, weight: round(1 - 1 / ratio) });
  }
  if (evidence.length === 0)
    evidence.push({
      kind: 'words',
      text: 'its titles, description or tools share words with the title, but no known title is near',
      weight: round(probability),
    });
  return evidence.sort((a, b) => b.weight - a.weight);
}
