import type { Lead } from '../operations/answer.ts';
import { print, printClause, quoted } from './print.ts';
import { whereOf, withCondition } from './suggestions.ts';
import type { Command } from './syntax-tree.ts';

/** Useful next queries after an answer. */
export function queriesOf(lead: Lead, command: Command): readonly string[] {
  switch (lead.to) {
    case 'company': {
      const record = `GET COMPANY ${quoted(lead.name)}`;
      const occupations = `LIST OCCUPATIONS FOR COMPANY ${quoted(lead.name)} WHERE TOP10 IS 1`;
      return lead.isShown === true ? [occupations] : [record, occupations];
    }
    case 'company_record':
      return [`GET COMPANY ${quoted(lead.name)}`];
    case 'occupation':
      return [
        `GET WAGES FOR OCCUPATION WHERE ONET_CODE IS ${quoted(lead.code)}`,
        `LIST COMPANIES FOR OCCUPATION WHERE ONET_CODE IS ${quoted(lead.code)} ORDER BY ENTRY_POSTING_COUNT LIMIT 10`,
        `GET PATHWAYS FOR OCCUPATION WHERE ONET_CODE IS ${quoted(lead.code)}`,
      ];
    case 'occupation_record':
      return [`GET OCCUPATION ${quoted(lead.code)}`];
    case 'cluster':
      return [
        `GET WAGES FOR CLUSTER ${lead.id}`,
        `LIST COMPANIES FOR CLUSTER ${lead.id} ORDER BY BLEND LIMIT 10`,
        `LIST DESTINATION_CLUSTERS FOR CLUSTER ${lead.id}`,
      ];
    case 'companies_of_industry':
      return [`LIST COMPANIES WHERE INDUSTRY IS ${quoted(lead.industry)} LIMIT 10`];
    case 'industries':
      return ['LIST INDUSTRIES'];
    case 'metro':
      return [`GET LOCATION_CBSA WHERE CBSA IS ${quoted(lead.cbsa)}`];
    case 'destinations':
      return [`LIST DESTINATION_CLUSTERS FOR CLUSTER ${lead.cluster} EXPAND NAMES`];
    case 'cluster_ai_impact':
      return [`GET AI_IMPACT FOR CLUSTER ${lead.cluster}`];
    case 'counted_rows':
      return command.kind === 'read' ? [print({ ...command, verb: 'LIST' })] : [];
    case 'badge_counts':
      return ['COUNT COMPANY_BADGES GROUP BY INDUSTRY', 'COUNT OCCUPATION_BADGES GROUP BY ARCHETYPE'];
    case 'convert_company':
      return [`COMPANYCONVERT ${quoted(lead.name)}`];
    case 'convert_title':
      return [
        [
          `TITLECONVERT ${quoted(lead.title)}`,
          ...contextOf(command),
          ...(lead.thorough === true ? ['USING NO FAST'] : []),
          ...(lead.clarify === true ? ['CLARIFY'] : []),
        ].join(' '),
      ];
    case 'search_companies':
      return [`SEARCH COMPANIES WHERE SEARCH IS ${quoted(lead.text)}`];
    case 'without_conditions':
      return lead.topic !== undefined && whereOf(command) === undefined ? [`HELP ${lead.topic}`] : [withCondition(command, undefined)];
    case 'help':
      return [lead.topic === undefined ? 'HELP' : `HELP ${lead.topic}`];
  }
}

/** The company, industry, and so on that a title was converted with. Without them, it would get another answer. */
const contextOf = (command: Command): string[] =>
  command.kind === 'convert' && command.verb === 'TITLECONVERT' ? command.clauses.filter(({ kind }) => kind === 'where').map(printClause) : [];
