import { nearNames } from '../text/near-names.ts';
import { companiesLike, companyByName, type CompanyTarget } from '../reads/company-names.ts';
import { clusterById, clusterByName, occupationByCode, occupationByTitle, type ClusterTarget, type OccupationTarget } from '../reads/targets.ts';
import type { Database } from '../store/pool.ts';
import type { Question } from './forms/form.ts';
import { DslError, type Problem } from './problem.ts';
import { quoted } from './print.ts';

/** The company that a query names, by exact name in any case or uid; 404 otherwise. */
export async function companyOf(database: Database, question: Question): Promise<CompanyTarget> {
  const name = String(question.target?.value ?? '');
  const found = await companyByName(database, name);
  if (found !== undefined) return found;
  throw notFound(question, await unknownCompany(database, name));
}

/** What to say of a name that no company has. */
export async function unknownCompany(database: Database, name: string): Promise<Problem> {
  const { names, isAlias } = await companiesLike(database, name);
  const [first] = names;
  const meant = isAlias ? `That is an alias of ${names.map(quoted).join(' and ')}. ` : `Did you mean ${names.map(quoted).join(', ')}? `;
  return {
    message: `Company ${quoted(name)} is not in the database`,
    suggestion: `${first === undefined ? '' : meant}Resolve names, tickers and aliases with COMPANYCONVERT first.`,
    example: first === undefined ? `COMPANYCONVERT ${quoted(name)}` : `GET COMPANY ${quoted(first)}`,
  };
}

/** The occupation that a query names by code, or by its exact title. */
export async function occupationOf(database: Database, question: Question): Promise<OccupationTarget> {
  const given = String(question.target?.value ?? '');
  const isCode = /^\d{2}-\d{4}\.\d{2}$/.test(given);
  const found = isCode ? await occupationByCode(database, given) : await occupationByTitle(database, given);
  if (found !== undefined) return found;
  throw notFound(question, {
    message: isCode ? `Occupation not found: ${given}` : `${quoted(given)} is neither an O*NET-SOC code nor the exact title of an occupation`,
    suggestion: 'Codes have the format NN-NNNN.NN, as in "29-1141.00". TITLECONVERT resolves job titles to codes.',
    example: isCode ? 'LIST OCCUPATIONS WHERE SEARCH IS "nurse"' : `TITLECONVERT ${quoted(given)}`,
  });
}

/** The cluster that a query names by id, or by its exact name in any case; `overlay` admits those that only the AI-impact overlay knows. */
export async function clusterOf(database: Database, question: Question, overlay = false): Promise<ClusterTarget> {
  const given = question.target?.value ?? '';
  const isId = /^\d+$/.test(String(given));
  const found = isId ? await clusterById(database, Number(given), overlay) : await clusterByName(database, String(given), overlay);
  if (found !== undefined) return found;
  const near = isId ? [] : await nearClusters(database, String(given));
  throw notFound(question, {
    message: `Cluster not found: ${isId ? given : quoted(String(given))}`,
    suggestion:
      near.length > 0
        ? `The nearest names are ${near.map(quoted).join(', ')}. TITLECONVERT with EXPAND CLUSTER finds the cluster of a job title.`
        : 'LIST CLUSTERS WHERE SEARCH IS "…" finds clusters by name; TITLECONVERT with EXPAND CLUSTER finds the cluster of a job title.',
    example: near[0] === undefined ? 'LIST CLUSTERS WHERE SEARCH IS "nurse"' : `GET CLUSTER ${quoted(near[0])}`,
  });
}

async function nearClusters(database: Database, name: string): Promise<string[]> {
  const rows = await database.query<{ cluster_name: string }>({ name: 'core-cluster-names', text: 'SELECT cluster_name FROM clusters WHERE is_core' });
  return nearNames(
    name,
    rows.map(({ cluster_name }) => cluster_name),
    0,
  );
}

function notFound(question: Question, problem: Problem): DslError {
  return new DslError(question.query, [{ ...problem, status: 404, at: question.target?.at }]);
}
