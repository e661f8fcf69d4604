import type { Form } from '../forms/form.ts';
import { nameOfForm } from '../rules/rule.ts';
import { INTENTS } from './intents.ts';
import type { Entity } from './items.ts';
import type { ModelAnswer } from './model-question.ts';
import type { Facet, Mention, Reading } from './reading.ts';
import { wordsIn } from './words/words-in.ts';

/** The parts of a question that the query of a model does not say, in order. A model is not believed: each part must be in the query. */
export function missingFrom({ dsl, says }: ModelAnswer, form: Form, reading: Reading): string[] {
  const query = plain(dsl);
  const explained = new Set(says.filter(({ as }) => query.includes(plain(as).trim())).flatMap(({ words }) => keysOf(words)));
  const isExplained = ({ text }: { readonly text: string }): boolean => keysOf(text).every((key) => explained.has(key) || query.includes(` ${key} `));
  const { topics = {} } = INTENTS[nameOfForm(form)] ?? {};
  const facets = reading.facets.filter((facet) => !isSaid(facet, query) && !isExplained(facet));
  const unsaid = [...reading.topics].flatMap(([topic, mentions]): readonly Mention[] => ((topics[topic] ?? -1) >= 0 ? [] : mentions));
  const mentions = [...unsaid, ...reading.background, ...reading.unknown].filter((mention) => !isExplained(mention));
  return [...new Set([...facets, ...mentions].sort((a, b) => a.at - b.at).map(({ text }) => text))];
}

/** Whether a query has the value of a facet. */
function isSaid(facet: Facet, query: string): boolean {
  if (facet.isNegated === true && !query.includes(' not ') && !query.includes('!=')) return false;
  const has = (value: string | number): boolean => query.includes(` ${plain(String(value)).trim()} `);
  switch (facet.kind) {
    case 'entity':
      return valuesOf(facet.entity).some(has);
    case 'field':
      return facet.options.some(({ field, values }) => has(field) && values.every(has));
    case 'offset':
      return facet.unit === 'pages' ? query.includes(' offset ') : has(`offset ${facet.count}`);
    case 'diagram':
      return query.includes(' format mermaid ');
    case 'limit':
      return has(`limit ${facet.count}`);
    case 'order':
      return facet.isDefault === true || (query.includes(' order by ') && facet.names.some(has));
    case 'best':
      return query.includes(facet.archetype === 'early_career' ? ' blend' : `_${facet.archetype} `);
    case 'group':
      return has(`group by ${facet.name}`);
    case 'expand':
      return has(facet.word);
    case 'name_part':
      return has(facet.part);
  }
}

/** How a query can write an entity. */
export function valuesOf(entity: Entity): string[] {
  switch (entity.kind) {
    case 'company':
      return [entity.name];
    case 'role':
      return [entity.code, entity.title, entity.cluster?.name, entity.cluster === undefined ? undefined : String(entity.cluster.id)].filter(
        (one) => one !== undefined,
      );
    case 'industry':
      return [...entity.names];
    case 'zip':
      return [entity.zip];
    case 'place':
      return [entity.state, entity.city, entity.metro].filter((one) => one !== undefined);
  }
}

/** Lower case, with spaces instead of quotes, commas, and parentheses, and around it. */
export const plain = (text: string): string => ` ${text.toLowerCase().replace(/["(),[\]\s]+/gu, ' ')} `;
const keysOf = (text: string): string[] => wordsIn(text).flatMap(({ kind, key }) => (kind === 'mark' ? [] : [key]));
