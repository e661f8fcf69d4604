import type { Indexed } from './indexed.ts';
import { isTopic, type Item } from './items.ts';
import { Negation } from './negation.ts';
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
        this.facets.push({ kind: 'field', ...this.negation.written(item, `value ${means.options[0]?.field}`), options: means.options });
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

  private addEntity(item: Indexed, { entity }: Extract<Item['means'], { kind: 'entity' }>): void {
    const isOfCompanies =
      entity.kind === 'industry' &&
      (isPlural(item.text) || entity.saysEmployers === true || isCounted(this.content[this.content.indexOf(item) - 1])) &&
      !this.all.some((other) => other.means.kind === 'topic' && other.means.topic === 'companies');
    if (isOfCompanies) {
      this.addTopic('companies', item);
      this.isImplied = true;
    }
    this.facets.push({ kind: 'entity', ...this.negation.written(item, entity.kind), entity });
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

const isRelative = (item: Indexed, content: readonly Indexed[]): boolean =>
  item.means.kind === 'topic' && item.means.topic === 'where' && item.text.toLowerCase() === 'where' && isSubject(content[content.indexOf(item) - 1]);

const isSubject = (item: Item | undefined): boolean => item !== undefined && isTopic(item, [...LISTED, ...BADGES]);

/** "Every hospital", "any bank". */
const isCounted = (item: Item | undefined): boolean =>
  item !== undefined && ((item.means.kind === 'topic' && item.means.topic === 'each') || (item.means.kind === 'quantifier' && item.means.quantifier === 'any'));

/** An industry in the plural means its companies: "banks". */
const isPlural = (text: string): boolean => /[^s]s$/iu.test(text) && !/(?:ics|ous|us|news|goods|sales|defense|services|communications)$/iu.test(text);
