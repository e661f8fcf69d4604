import { indexesOf, type Indexed } from './indexed.ts';
import { isTopic, type Item } from './items.ts';
import { isClusterId } from './join-items.ts';
import { Negation, withKinds } from './in-context/negation.ts';
import type { Facet, Mention } from './reading.ts';
import { BADGES, LISTED, type Topic } from './senses.ts';

/** What the items of a question say alone, read from left to right: its topics, and its conditions with what is negated. */
export class Collected {
  readonly topics = new Map<Topic, Mention[]>();
  readonly facets: Facet[] = [];
  /** "Clusters where …" asks for no place. */
  readonly relative = new Set<number>();
  /** Whether an industry alone says that the question is about companies. */
  isImplied = false;
  private readonly negation: Negation;

  constructor(
    private readonly content: readonly Indexed[],
    private readonly all: readonly Indexed[],
  ) {
    this.negation = new Negation(all);
  }

  add(item: Indexed): void {
    const { means, index: at } = item;
    switch (means.kind) {
      case 'topic':
        if (isRelative(item, this.content)) this.relative.add(at);
        else this.addTopic(means.topic, item);
        break;
      // "Headquartered outside Texas that hire welders": the welders are not left out.
      case 'unsaid':
      case 'but':
        this.negation.end();
        break;
      case 'not':
      case 'skip_rows':
        // Also "skip the California ones".
        this.negation.begin(item);
        break;
      case 'value':
        if (means.topic !== undefined) this.addTopic(means.topic, item);
        this.addValue(item, means);
        break;
      case 'entity':
        this.addEntity(item, means);
        break;
      case 'expand':
        this.addExpansion(item, means);
        break;
      case 'quoted':
        if (means.entity !== undefined) this.facets.push({ kind: 'entity', ...this.negation.written(item, means.entity.kind), entity: means.entity });
        break;
      case 'order':
        if (means.topic !== undefined) this.addTopic(means.topic, item);
        break;
      case 'skill':
        this.addTopic('pathways', item);
        break;
      case 'level': {
        const options = ['OVERALL_BADGE', 'ANY_BADGE'].map((field) => ({ field, values: [means.level] }));
        this.facets.push({ kind: 'field', ...this.negation.written(item, 'level'), options });
        break;
      }
      default:
    }
  }

  private addValue(item: Indexed, { options, isNegated }: Extract<Item['means'], { kind: 'value' }>): void {
    const { isNegated: isLeftOut, ...said } = this.negation.written(item, `value ${options[0]?.field}`);
    const negation = (isLeftOut === true) === (isNegated === true) ? {} : ({ isNegated: true } as const);
    this.facets.push({ kind: 'field', ...said, ...negation, options: isLeftOut === true ? options.map(withKinds) : options });
  }

  private addEntity(item: Indexed, { entity }: Extract<Item['means'], { kind: 'entity' }>): void {
    const isOfCompanies =
      entity.kind === 'industry' &&
      (isPlural(item.text) || entity.saysEmployers === true || isCounted(this.content[this.content.indexOf(item) - 1])) &&
      !this.all.some((other) => other.means.kind === 'topic' && other.means.topic === 'companies');
    if (isOfCompanies) {
      this.addTopic('companies', item);
      this.isImplied = true;
    }
    const said = this.negation.written(item, entity.kind);
    this.facets.push({ kind: 'entity', ...said, covers: [...indexesOf(this.labelOf(item)), ...said.covers], entity });
  }

  /** "Cluster" before an id. A form that has no topic for it says it with the id. */
  private labelOf(item: Indexed): Indexed | undefined {
    const before = this.content[this.content.indexOf(item) - 1];
    return isClusterId(item) && before !== undefined && isTopic(before, ['clusters']) ? before : undefined;
  }

  private addExpansion(item: Indexed, { word }: Extract<Item['means'], { kind: 'expand' }>): void {
    const { text, index: at } = item;
    if (word === 'PERCENTILES') this.addTopic('wages', item);
    // "When was Walmart last updated?"
    if (word === 'TIMESTAMPS') this.addTopic('about', item);
    // "The applicant wrote 'coordinator'. Which follow-up question should we ask?"
    if (word === 'CLARIFY') this.addTopic('convert', item);
    this.facets.push({ kind: 'expand', text, at, covers: [at], word });
  }

  private addTopic(topic: Topic, { text, index }: Pick<Indexed, 'text' | 'index'>): void {
    this.topics.set(topic, [...(this.topics.get(topic) ?? []), { text, at: index }]);
  }
}

function isRelative(item: Indexed, content: readonly Indexed[]): boolean {
  if (item.means.kind !== 'topic' || item.means.topic !== 'where' || item.text.toLowerCase() !== 'where') return false;
  const at = content.indexOf(item);
  // "Wages of nurses where msa_size != Large".
  const next = content[at + 1];
  // "Next clusters for nurses where more than a third stay": a condition on the clusters.
  const isOfClusters = at > 0 && content.some((one) => isTopic(one, ['next', 'similar'])) && ['compare', 'number', 'value'].includes(next?.means.kind ?? '');
  return (
    isSubject(content[at - 1]) || isOfClusters || (at > 0 && next?.means.kind === 'value' && (next.means.isNegated === true || /[_=<>≠]/u.test(next.text)))
  );
}

const isSubject = (item: Item | undefined): boolean =>
  item !== undefined && (isTopic(item, [...LISTED, ...BADGES]) || (item.means.kind === 'entity' && item.means.entity.kind === 'industry'));

/** "Every hospital", "any bank". */
const isCounted = (item: Item | undefined): boolean =>
  item !== undefined && ((item.means.kind === 'topic' && item.means.topic === 'each') || (item.means.kind === 'quantifier' && item.means.quantifier === 'any'));

/** An industry in the plural means its companies: "banks". */
const isPlural = (text: string): boolean => /[^s]s$/iu.test(text) && !/(?:ics|ous|us|news|goods|sales|defense|services|communications)$/iu.test(text);
