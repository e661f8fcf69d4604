import { EXAMPLE_QUESTIONS } from '../../../src/operations/translation.ts';
import { ServiceClient, type Answer } from '../../setup/service-client.ts';
import { McpClient } from '../mcp/mcp-client.ts';

const service = ServiceClient.shared();
let token: string;
beforeAll(async () => {
  token = await service.signIn('analyst');
  // The first question waits until the process has read the names and what it knows about titles.
  await service.get('/api/titleconvert?title=nurse&_fast=false', token);
});
afterAll(() => service.stop());

const translate = (text: unknown): Promise<Answer> => service.post('/api/translate', { text }, token);
const dsl = (query: string): Promise<Answer> => service.post('/api/dsl', { query }, token);

describe('POST /api/translate', () => {
  it('returns a query that runs, and what it understood', async () => {
    const { status, body } = await translate('Which banks in Texas have a Platinum badge?');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        dsl: 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Texas" AND OVERALL_BADGE IS "Platinum"',
        confidence: expect.any(Number),
        intent: 'listCompanies',
        entities: [
          { text: 'banks', type: 'industry', resolved: 'Banking', score: 1 },
          { text: 'Texas', type: 'state', resolved: 'Texas', score: 1 },
        ],
        alternatives: [],
        source: 'rules',
        not_understood: [],
        notes: [],
      },
      count: 1,
    });
    expect((await dsl(body.data.dsl)).status).toBe(200);
  });

  it.each(EXAMPLE_QUESTIONS)('the example "%s" works, and is understood completely', async (question) => {
    const { status, body } = await translate(question);
    expect({ status, left: body.data?.not_understood }).toEqual({ status: 200, left: [] });
    expect((await dsl(body.data.dsl)).status).toBe(200);
  });

  it('says which names of a refused question nothing in the data has', async () => {
    const { status, body } = await translate('Does Nosuchco have badges?');
    expect(status).toBe(422);
    expect(body.error).toBe('This is not a question that the data can answer. No employer, occupation, or place in the data is called "Nosuchco".');
    expect((await dsl('Does Nosuchco have badges?')).body.error.suggestion).toContain('called "Nosuchco".');
    expect((await translate('Does it rain in Ohio?')).body.error).toBe('This is not a question that the data can answer.');
  });

  it.each([
    ['companies like Starbucks', 'LIST COMPANIES WHERE INDUSTRY IS "Restaurants and Food Service"'],
    ['employers similar to Walmart', 'LIST COMPANIES WHERE INDUSTRY IS "Retail"'],
    ['competitors of Target', 'LIST COMPANIES WHERE INDUSTRY IS "Retail"'],
    ["who are Target's main rivals in Ohio", 'LIST COMPANIES WHERE INDUSTRY IS "Retail" AND STATE IS "Ohio"'],
    ['which employers are like Kroger', 'LIST COMPANIES WHERE INDUSTRY IS "Grocery, Pharmacy and Wholesale"'],
    [
      'firms like Google in Texas with a gold badge',
      'LIST COMPANIES WHERE INDUSTRY IS "Software and Internet" AND STATE IS "Texas" AND OVERALL_BADGE IS "Gold"',
    ],
    // The noun of an industry says which employers are meant.
    ['retailers like Home Depot', 'LIST COMPANIES WHERE INDUSTRY IS "Retail"'],
    ['hotels similar to Marriott', 'LIST COMPANIES WHERE INDUSTRY IS "Hotels, Travel and Leisure"'],
    ['grocers like Kroger', 'LIST COMPANIES WHERE INDUSTRY IS "Grocery, Pharmacy and Wholesale"'],
    ['hospitals like Mayo Clinic in Minnesota', 'LIST COMPANIES WHERE INDUSTRY IS "Hospitals and Health Systems" AND STATE IS "Minnesota"'],
    ['banks such as Wells Fargo', 'LIST COMPANIES WHERE INDUSTRY IS "Banking"'],
    ['banks, such as Chase, in Texas', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Texas"'],
    // What the question leaves out is not in the closest query.
    ['companies like Walmart but not in retail', 'LIST COMPANIES WHERE INDUSTRY IS NOT "Retail"'],
    ['rivals of Pfizer outside pharma in Ohio', 'LIST COMPANIES WHERE INDUSTRY IS NOT "Pharmaceuticals and Biotechnology" AND STATE IS "Ohio"'],
  ])('says that no employers are similar, and lists those of the industry: %s', async (question, closest) => {
    const { status, body } = await translate(question);
    expect({ status, closest: body.data.closest_query }).toEqual({ status: 422, closest });
    expect(body.error).toContain('The data does not say which employers are similar or compete.');
    expect(body.suggestion).toContain(closest);
    const { error } = (await dsl(question)).body;
    expect(error.example).toBe(closest);
    expect(error.suggestion).toContain('The data does not say which employers are similar or compete.');
    expect((await dsl(closest)).status).toBe(200);
  });

  it.each([
    ['what does a cashier earn at a company like Target', 'GET WAGES FOR OCCUPATION "41-2011.00"'],
    ['I work at a competitor of Target. What do cashiers earn?', 'GET WAGES FOR OCCUPATION "41-2011.00"'],
    ['jobs like paralegal', 'LIST SKILL_ADJACENT_CLUSTERS FOR OCCUPATION "23-2011.00"'],
  ])('does not ask for similar employers: %s', async (question, query) => {
    expect((await translate(question)).body.data.dsl).toBe(query);
  });

  it.each([
    ['banks in Ohio except Huntington', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio" AND COMPANY IS NOT "Huntington Bank"'],
    [
      "banks in Ohio that aren't Huntington or KeyCorp",
      'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio" AND COMPANY NOT IN ("Huntington Bank", "KeyBank")',
    ],
    ['insurers except Lincoln', 'LIST COMPANIES WHERE INDUSTRY IS "Insurance" AND COMPANY IS NOT "Lincoln Financial Group"'],
    ['every bank but Chase', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND COMPANY IS NOT "JPMorgan Chase"'],
    ['banks in Ohio except Fifth', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio" AND COMPANY IS NOT "Fifth Third Bank"'],
    // The text says that it is a place, or the question is about places around it.
    ['banks except in Huntington', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND CITY IS NOT "Huntington"'],
    ['companies in any city but Columbus', 'LIST COMPANIES WHERE CITY IS NOT "Columbus"'],
    ['employers in every metro area except Columbus', 'LIST COMPANIES WHERE CITY IS NOT "Columbus"'],
    ['banks in cities other than Huntington', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND CITY IS NOT "Huntington"'],
    ['banks outside Columbus', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND CITY IS NOT "Columbus"'],
    ['banks in Ohio except Columbus', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio" AND CITY IS NOT "Columbus"'],
  ])('leaves out an employer, unless a place is meant: %s', async (question, query) => {
    const { body } = await translate(question);
    expect(body.data).toMatchObject({ dsl: query, not_understood: [] });
  });

  it.each([
    ['jobs a truck driver could move into that pay at least 60000', 'WAGE_P75_AT_10Y: This is the 75th percentile of pay after ten years of work'],
    ['clusters that pay at most 40k', 'PAY: Median pay after ten years in large metro areas'],
  ])('says which pay is compared: %s', async (question, note) => {
    const { body } = await translate(question);
    expect(body.data.notes).toEqual([expect.stringContaining(note)]);
    // The answer says the same.
    const answer = (await dsl(body.data.dsl)).body;
    expect(JSON.stringify(answer)).toContain(note);
  });

  it.each(['companies in Seatel', 'companies in seatel', 'employers near Seatel', 'nurses in Seatel'])(
    'a place that nobody knows is no job: %s',
    async (question) => {
      const { status, body } = await translate(question);
      if (status === 200) expect(body.data.not_understood).toEqual(['Seatel']);
      else expect(body.error).toMatch(/No employer, occupation, or place in the data is called "seatel"/iu);
    },
  );

  it('a misspelled city is rather a large one', async () => {
    expect((await translate('employers near Chicgo')).body.data).toMatchObject({
      dsl: 'LIST COMPANIES WHERE CITY IS "Chicago"',
      entities: [{ text: 'Chicgo', resolved: 'Chicago', score: 0.8 }],
    });
  });

  it('resolves titles, misspelled titles, and aliases like the conversions', async () => {
    const [title, slip, alias] = [
      await translate('pay of a sr. registered nurse'),
      await translate('who hires dental hygenists'),
      await translate('info on google'),
    ];
    expect(title.body.data.entities).toMatchObject([{ type: 'occupation', resolved: '29-1141.00' }]);
    expect(slip.body.data.entities).toMatchObject([{ text: 'dental hygenists', type: 'occupation', resolved: '29-1292.00' }]);
    expect(alias.body.data.entities).toMatchObject([{ type: 'company', resolved: 'Google' }]);
  });

  it.each([
    ['How much does a plumber earn in Chicago?', ['Chicago']],
    // Clusters have an order by pay, but are no occupations.
    ['occupations with the highest pay', ['occupations']],
    ['wages of nurses and teachers', ['teachers']],
    ['employers with a growth badge or a stability badge but not both', ['but not both']],
    ['occupations in shrinking fields that pay over 60k', ['occupations']],
    // The answer shows all badges, and counts none.
    ['how many gold badges does Walmart have', ['how many', 'gold badges']],
    ['which badges does Costco have except overall', ['except overall']],
    ['companies headquartered outside Texas that hire welders in Houston', ['outside', 'Texas']],
    ['companies hiring frobnicated nurses', ['frobnicated']],
    // What the conversion leaves out of a title.
    ['wages of a bilingual registered nurse', ['bilingual']],
    ["I'm rather desperate. Which employers in Ohio have a gold badge?", ['rather', 'desperate']],
    ['employers with high turnover in Ohio', ['high turnover']],
    ['companies hiring constructor nurses', ['constructor']],
    ['companies in ~ Texas', ['~']],
    // What one word stands for together with others.
    ['best entry level jobs without a degree', ['best', 'entry level']],
    ['best stable jobs without a degree', ['best', 'stable']],
    ['high-growth jobs without a degree', ['high', 'growth']],
    ['fast-growing jobs without a degree', ['fast-growing']],
    // "State and Local Tax Accountant" is a title, but local accountants are accountants.
    ['pay of local accountants', ['local']],
    // Not seasoned.
    ['pay of seasonal accountants', ['seasonal']],
    ['student jobs at Walmart', ['student']],
    // Promotions are within five years.
    ['probability of promotion within 2 years for cashiers', ['2 years']],
    ['how likely is a cashier to be promoted within a year', ['a year']],
    // No query compares other jobs with one.
    ['I make $20 an hour as a barista, what jobs pay more?', ['make', '$20', 'more']],
    // Startups and renewable energy are only a part of their industries.
    ['startup companies in Austin', ['startup']],
    ['employers in renewable energy', ['renewable energy']],
    ['banks with ≈ 3 badges', ['≈']],
    // Pay is by year.
    ['hourly pay of a cashier', ['hourly']],
    ['monthly salary of a teacher', ['monthly']],
    // One order cannot have two directions.
    ['name the clusters where AI exposure is high but automation is low', ['automation low']],
    // No query asks for employers of several jobs.
    ['how many companies hire both cashiers and bakers', ['both']],
    // Rows are listed and counted, but not divided or added up.
    ['percentage of banks with a growth badge', ['percentage']],
    ['what fraction of occupations need an advanced degree', ['fraction']],
    ['total job postings at Amazon', ['total']],
    ['employers ranked in two categories', ['two']],
    // There are no badges for pay.
    ['which occupations is Deloitte badged for under the pay category', ['pay']],
    // A text in a name may be anywhere in it.
    ['companies whose name starts with Uni', ['whose name starts with']],
    ['clusters with titles beginning with "Nurse"', ['titles beginning with']],
    ['employers whose name ends in Bank', ['whose name ends in']],
  ])('reports what the query does not say: %s', async (question, left) => {
    const { status, body } = await translate(question);
    expect({ status, left: body.data?.not_understood }).toEqual({ status: 200, left });
  });

  it.each([
    ['nurse pay in Boston', 'GET WAGES FOR OCCUPATION "29-1141.00" WHERE MSA_SIZE IS "Large"', ['Boston']],
    ['which metro does Ann Arbor belong to', 'GET LOCATION_CBSA "11460"', []],
    ['salary of flight attendents', 'GET WAGES FOR OCCUPATION "53-2031.00"', []],
    ['socal worker pay', 'GET WAGES FOR OCCUPATION "21-1021.00"', []],
  ])('reads places and misspelled titles: %s', async (question, query, left) => {
    const { body } = await translate(question);
    expect({ dsl: body.data?.dsl, left: body.data?.not_understood }).toEqual({ dsl: query, left });
  });

  it('gives the other meanings of an ambiguous name', async () => {
    const { body } = await translate('banks in New York');
    expect(body.data.dsl).toBe('LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "New York"');
    expect(body.data.alternatives).toContain('LIST COMPANIES WHERE INDUSTRY IS "Banking" AND CITY IS "New York"');
  });

  it.each([
    // The rules alone read "occupation: cashier", and "jobs at Amazon".
    ['what can a cashier become', 'LIST DESTINATION_CLUSTERS FOR OCCUPATION "41-2011.00"'],
    ['In which metros does Amazon have jobs?', 'GET HIRING FOR COMPANY "Amazon"'],
  ])('finds the form that labeled questions teach: %s', async (question, query) => {
    const { status, body } = await translate(question);
    expect({ status, dsl: body.data?.dsl }).toEqual({ status: 200, dsl: query });
  });

  it.each([
    ['companies without any platinum badge', 'LIST COMPANIES WHERE ANY_BADGE IS NOT "Platinum"'],
    ['employers with zero platinum badges', 'LIST COMPANIES WHERE ANY_BADGE IS NOT "Platinum"'],
    ['companies with no gold badge', 'LIST COMPANIES WHERE OVERALL_BADGE IS NOT "Gold"'],
    ['companies with more than 2 but less than 4 badges', 'LIST COMPANIES WHERE BADGE_COUNT > 2 AND BADGE_COUNT < 4'],
    ['companies with more than 1 and fewer than 4 badges', 'LIST COMPANIES WHERE BADGE_COUNT > 1 AND BADGE_COUNT < 4'],
    ['count companies by state with platinum growth badge', 'COUNT COMPANY_BADGES WHERE BADGE_GROWTH IS "Platinum" GROUP BY STATE'],
    ['clusters paying $30+ per hour', 'LIST CLUSTERS WHERE PAY >= 62400'],
    ['clusters paying $30 or more an hour', 'LIST CLUSTERS WHERE PAY >= 62400'],
    [
      'probability of promotion within 5 years for cashiers',
      'GET PROBABILITIES FOR OCCUPATION "41-2011.00" WHERE OUTCOME IN ("internal_promotion", "external_promotion")',
    ],
    ['jobs one step up from cashier', 'LIST DESTINATION_CLUSTERS FOR OCCUPATION "41-2011.00"'],
    ['hospitals in Pensylvania', 'LIST COMPANIES WHERE INDUSTRY IS "Hospitals and Health Systems" AND STATE IS "Pennsylvania"'],
    ['clusters that pay between 40,000 and 60,000', 'LIST CLUSTERS WHERE PAY BETWEEN 40000 AND 60000'],
    ['clusters that lose the biggest share of people', 'LIST CLUSTERS ORDER BY RETENTION ASC'],
    ['occupations that need neither a degree nor experience', 'LIST OCCUPATIONS WHERE JOB_LEVEL IS "Sub-Bachelor\'s Degree"'],
    ['i drive a semi truck, what do drivers make', 'GET WAGES FOR OCCUPATION "53-3032.00"'],
    ['vet pay', 'GET WAGES FOR OCCUPATION "29-1131.00"'],
    ['where is amazon hiring rn', 'GET HIRING FOR COMPANY "Amazon"'],
    ['where is walgreens hiring rns', 'GET HIRING FOR COMPANY "Walgreens" WHERE CLUSTER_ID IS 247'],
    ['normalize JP Morgan Chase & Co', 'COMPANYCONVERT "JP Morgan Chase & Co"'],
    ['20 more banks after the first 20', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" LIMIT 20 OFFSET 20'],
    ['Which industries have the most employers with a platinum badge?', 'COUNT COMPANY_BADGES WHERE OVERALL_BADGE IS "Platinum" GROUP BY INDUSTRY'],
    ['what is the correct name of the company "mcdonals"', 'COMPANYCONVERT "mcdonals"'],
    ['match ticker MSFT to a company', 'COMPANYCONVERT "MSFT"'],
    ['search the employer descriptions for the word drones', 'SEARCH COMPANIES WHERE SEARCH IS "drones"'],
    ['clusters with BA share under 20% and retention over 50%', 'LIST CLUSTERS WHERE BA_PLUS_SHARE < 0.2 AND RETENTION > 0.5'],
    ['clusters that lose more than 40% of their people', 'LIST CLUSTERS WHERE RETENTION < 0.6'],
    ['convert "sr devops engineer" with an explanation', 'TITLECONVERT "sr devops engineer" WITH EXPLAIN'],
    ['banks in Ohio with their badge score', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio" WITH SCORE'],
    ['convert "scrum master" and give me the cluster too', 'TITLECONVERT "scrum master" EXPAND CLUSTER'],
    ['My sister works at Costco. Which badges has this company?', 'GET BADGES FOR COMPANY "Costco"'],
    ['Step 2: retrieve the retention of paralegals', 'GET RETENTION FOR OCCUPATION "23-2011.00"'],
    ['For my story on newsroom pay: what do reporters earn?', 'GET WAGES FOR OCCUPATION "27-3023.00"'],
    ['show me the docs for hiring queries', 'HELP HIRING'],
    ['I want to apply to companies with a gold badge', 'LIST COMPANIES WHERE OVERALL_BADGE IS "Gold"'],
    ['Before I apply, which badges does Target have?', 'GET BADGES FOR COMPANY "Target"'],
    ['which guidelines should I follow', 'HELP GUIDELINES'],
  ])('reads words by what is next to them: %s', async (question, query) => {
    const { status, body } = await translate(question);
    expect({ status, dsl: body.data?.dsl }).toEqual({ status: 200, dsl: query });
  });

  it.each([
    'delete all companies',
    'what will software developers earn in 2035',
    'Please rename Walmart to Wally',
    'write a poem',
    'weather in Seattle',
    'make Google platinum',
    'please apply the platinum badge to Nike',
    'hello',
    "companies in Ohio'; DROP TABLE badges; --",
  ])('refuses "%s" with three questions that work', async (text) => {
    const { status, body } = await translate(text);
    expect(status).toBe(422);
    expect(body).toEqual({
      success: false,
      error: expect.any(String),
      suggestion: expect.any(String),
      data: { example_questions: EXAMPLE_QUESTIONS },
      request_id: expect.any(String),
    });
  });

  it.each([
    [{}, 'text is required and must be a string'],
    [{ text: 7 }, 'text is required and must be a string'],
    [{ text: ' \n' }, 'text is empty'],
    [{ text: 'x'.repeat(501) }, 'text is longer than 500 characters'],
    [{ text: 'nurse pay', limit: 3 }, 'limit is not a field of this body'],
    [{ text: 'nurse \0 pay' }, 'text contains a NUL character or an unpaired surrogate'],
    [['nurse pay'], 'The body must be a JSON object.'],
  ])('%j: 400', async (body, error) => {
    const answer = await service.post('/api/translate', body, token);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe(error);
    expect(JSON.parse(answer.body.example)).toEqual({ text: EXAMPLE_QUESTIONS[0] });
  });

  it('survives hostile texts', async () => {
    for (const text of [
      '"""',
      "'; DROP TABLE companies; --",
      '((((((',
      '🙂🙂🙂',
      'a '.repeat(249),
      '"unclosed nurse',
      'WHERE WHERE WHERE',
      '%00 \\" nurse pay',
      'companies in "Te\\"xas"',
    ]) {
      const { status, body } = await translate(text);
      expect({ text, isKnown: [200, 422].includes(status) }).toEqual({ text, isKnown: true });
      if (status === 200) expect((await dsl(body.data.dsl)).status).toBe(200);
    }
  });
});

describe('a word that no query can say', () => {
  it.each([
    ['companies like Target', 'like'],
    ['compare apple and oracle badges better', 'better'],
    ['companies at risk in Ohio', 'at risk'],
    ['jobs at risk from automation', 'at risk'],
    ['average badge of banks', 'average'],
    ['best company for growth and one for stability', 'stability'],
    ['companies in Texas or with a gold badge', 'or'],
    ['wages of nurses by company', 'by company'],
    ['which industries hire the most welders', 'industries'],
    ['companies hiring senior nurses', 'senior'],
    ['hiring of Walmart other than Target', 'other than Target'],
    ['companies based in Texas that hire nurses in California', 'Texas'],
    ['companies starting with A', 'with A'],
    ['companies beginning with T in Ohio', 'T'],
    // Lists of hiring are by metro area.
    ['which states does Walmart hire in', 'states'],
    ['name the states Kroger is hiring in', 'states'],
    ['which countries does Walmart hire in', 'countries'],
    ['which state does Walmart hire most in', 'state'],
    // Lists of those who hire for a job have the place of the jobs only.
    ['companies headquartered in Ohio that hire nurses', 'Ohio'],
    ['Ohio-based companies hiring nurses', 'Ohio'],
    ['companies that hire nurses and are based in Ohio', 'Ohio'],
    ['how many companies headquartered in Ohio hire nurses', 'Ohio'],
    // Lists of the next jobs have the 75th percentile of pay, and lists of clusters the median.
    ['next jobs for nurses with a median pay over 80000', 'median'],
    ['clusters similar to nurses where median pay is above 60000', 'median'],
    ['next steps for cashiers, mean wage at least 45000', 'mean'],
    ['skill adjacent clusters of welders with average pay over 70000', 'average'],
    ['clusters where the 75th percentile pay is over 80000', '75th percentile'],
    ['clusters with p75 wage above 90000', 'p75'],
    // The number is no number of rows.
    ['companies in Ohio where rank = 3', '3'],
    ['companies in Texas where employees <= 5', '5'],
    ['companies in Ohio where locations != 4', '4'],
  ])('%s: "%s" is reported, unless the query says it', async (question, part) => {
    const { status, body } = await translate(question);
    if (status === 200) expect(body.data.not_understood).toContain(part);
    else expect(status).toBe(422);
  });
});

describe('what was dropped before', () => {
  it.each([
    [
      'likelihood of retention for experienced paralegals',
      'GET PROBABILITIES FOR OCCUPATION "23-2011.00" WHERE EXPERIENCE_LEVEL IS "Experienced" AND OUTCOME IS "retention"',
    ],
    ['top 10 banks by overall badge', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" ORDER BY PLATINUM LIMIT 10'],
    ['clusters where pay ≥ $80,000', 'LIST CLUSTERS WHERE PAY >= 80000'],
    ['companies where state ≠ Ohio', 'LIST COMPANIES WHERE STATE IS NOT "Ohio"'],
    ['companies where industry != Banking', 'LIST COMPANIES WHERE INDUSTRY IS NOT "Banking"'],
    ['education of registered nurses', 'GET EDUCATION FOR OCCUPATION "29-1141.00"'],
    ['give me badge statistics', 'ANALYZE BADGES'],
    ['is data entry at risk from AI', 'GET AI_IMPACT FOR OCCUPATION "43-9021.00"'],
  ])('%s', async (question, query) => {
    const { body } = await translate(question);
    expect(body.data).toMatchObject({ dsl: query, not_understood: [] });
  });
});

describe('what people say in other words', () => {
  it.each([
    ['clusters paying between 60k and $80,000', 'LIST CLUSTERS WHERE PAY BETWEEN 60000 AND 80000'],
    ['which clusters have the highest turnover', 'LIST CLUSTERS ORDER BY RETENTION ASC'],
    ['clusters where turnover is above 60%', 'LIST CLUSTERS WHERE RETENTION < 0.4'],
    ['pay of carpenters after a decade', 'GET WAGES FOR OCCUPATION "47-2031.00" WHERE YEARS_IN IS 10'],
    ['second page of 25 companies in Illinois', 'LIST COMPANIES WHERE STATE IS "Illinois" LIMIT 25 OFFSET 25'],
    ['insurers in Ohio, but not with a growth badge', 'LIST COMPANIES WHERE INDUSTRY IS "Insurance" AND STATE IS "Ohio" AND BADGE_GROWTH IS NA'],
    ['show a chart of where cashiers move next', 'LIST DESTINATION_CLUSTERS FOR OCCUPATION "41-2011.00" FORMAT MERMAID'],
    ['is truck driving safe from automation', 'GET AI_IMPACT FOR OCCUPATION "53-3032.00"'],
    ['badges of "Walmart"', 'GET BADGES FOR COMPANY "Walmart"'],
    ['I am a welder in Houston. Which companies are hiring?', 'LIST COMPANIES FOR CLUSTER 483 WHERE CBSA IS "26420"'],
    ['banks with two badges or more', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND BADGE_COUNT >= 2'],
    ['firms with a gold early career badge or better', 'LIST COMPANIES WHERE BADGE_EARLY_CAREER IS Ranked'],
    ['banks with growth or early career badges', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND (BADGE_GROWTH IS Ranked OR BADGE_EARLY_CAREER IS Ranked)'],
    [
      'tech employers with either a platinum overall badge or at least three badges',
      'LIST COMPANIES WHERE INDUSTRY IS "Software and Internet" AND (OVERALL_BADGE IS "Platinum" OR BADGE_COUNT >= 3)',
    ],
    ['Show companies 21 through 40 with a growth badge', 'LIST COMPANIES WHERE BADGE_GROWTH IS Ranked LIMIT 20 OFFSET 20'],
    ['page 3 of the retailers, 20 per page', 'LIST COMPANIES WHERE INDUSTRY IS "Retail" LIMIT 20 OFFSET 40'],
    ['ny insurers a-z', 'LIST COMPANIES WHERE STATE IS "New York" AND INDUSTRY IS "Insurance" ORDER BY ALPHA'],
    ['who is Intel', 'GET COMPANY "Intel"'],
    ['How can an office clerk move up?', 'GET PATHWAYS FOR OCCUPATION "43-9061.00"'],
    ['clusters in which both the entry barrier and the expertise premium are rising', 'LIST CLUSTERS WHERE AI_FLAG IS "Raising the Bar"'],
  ])('%s', async (question, query) => {
    const { body } = await translate(question);
    expect(body.data).toMatchObject({ dsl: query, not_understood: [] });
  });
});

describe('plain English sent as a query', () => {
  it('is an error that contains the query', async () => {
    const { status, body } = await dsl('How much do registered nurses earn?');
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      code: -32602,
      message: 'This is plain English, not a query; did you mean GET WAGES FOR OCCUPATION "29-1141.00"?',
      example: 'GET WAGES FOR OCCUPATION "29-1141.00"',
      position: { line: 1, column: 1 },
    });
    expect((await dsl(body.error.example)).status).toBe(200);
  });

  it.each([
    ['list banks in Texas', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Texas"'],
    ['count banks', 'COUNT COMPANIES WHERE INDUSTRY IS "Banking"'],
    ['list clusters by pay', 'LIST CLUSTERS ORDER BY PAY'],
  ])('may begin like a query: %s', async (text, query) => {
    const { status, body } = await dsl(text);
    expect({ status, example: body.error.example }).toEqual({ status: 400, example: query });
  });

  it('says what the query leaves out', async () => {
    const { body } = await dsl('how much does a plumber earn in Chicago');
    expect(body.error.not_understood).toEqual(['Chicago']);
    expect(body.error.suggestion).toContain('The example leaves out: Chicago.');
  });

  it('over MCP, too', async () => {
    const client = new McpClient(service, token);
    const { body } = await client.send(
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'svc_dsl_query', arguments: { query: 'where does Walmart hire' } } }),
    );
    expect(body.error.message).toContain('GET HIRING FOR COMPANY "Walmart"');
    expect(body.error.data.example).toBe('GET HIRING FOR COMPANY "Walmart"');
  });

  it.each([
    ['how many people does Walmart employ', 'GET BADGES FOR COMPANY "Walmart"'],
    // Pay and retention are known of jobs, not of jobs at an employer.
    ['does Google pay more than Amazon for software engineers', 'GET WAGES FOR OCCUPATION "15-1252.00"'],
    ["Rank Home Depot and Lowe's by retention of retail salespeople", 'GET RETENTION FOR OCCUPATION "41-2031.00"'],
    ['gender pay gap of welders', 'GET WAGES FOR OCCUPATION "51-4121.00"'],
    ['What is the unemployment rate in Ohio?', 'LIST COMPANIES WHERE STATE IS "Ohio" LIMIT 10'],
    ['show me remote jobs', 'LIST COMPANIES WHERE OVERALL_BADGE IS "Platinum" LIMIT 10'],
    ['please delete all companies', 'LIST COMPANIES WHERE OVERALL_BADGE IS "Platinum" LIMIT 10'],
    ['TRANSLATE "how many employees does Walmart have"', 'GET BADGES FOR COMPANY "Walmart"'],
  ])('says that the data cannot answer it: %s', async (text, query) => {
    const { status, body } = await dsl(text);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ message: 'This is plain English, not a query, and the data cannot answer it.', example: query });
    for (const other of [query, ...(body.error.alternatives ?? [])]) expect((await dsl(other)).status).toBe(200);
  });

  it.each(['LIST COMPANYS', 'delete all companies', 'weather', 'lsit qqq'])('has the usual error if it may be a query with a mistake: %s', async (query) => {
    const { status, body } = await dsl(query);
    expect(status).toBe(400);
    expect(body.error.message).not.toContain('plain English');
  });
});

it.each([
  ['airlines with gold stability', 'airlines'],
  ['law firms', 'law firms'],
  ['siblings of Instagram', 'Instagram'],
])('%s: the query has more than was asked for, and says so', async (text, part) => {
  const { body } = await translate(text);
  expect(body.data.not_understood).toEqual([part]);
  expect(body.data.confidence).toBeLessThan(0.9);
});

it.each(['banks with gold stability', 'who owns Instagram', 'siblings of Facebook', 'tech companies'])('%s: the query has what was asked for', async (text) => {
  expect((await translate(text)).body.data).toMatchObject({ not_understood: [], confidence: 0.97 });
});

it('healthcare is no nonprofit', async () => {
  const { body } = await translate('healthcare companies');
  expect(body.data.dsl).toBe('LIST COMPANIES WHERE INDUSTRY IN ("Health Care Services", "Hospitals and Health Systems")');
});

it('the employer in front of a job is one', async () => {
  const { body } = await translate('Walmart cashiers in Dallas, TX');
  expect(body.data.dsl).toBe('GET HIRING FOR COMPANY "Walmart" WHERE CLUSTER_ID IS 347 AND CBSA IS "19100"');
  // "Uber driver" is a job of its own.
  expect((await translate('Uber driver pay')).body.data.intent).toBe((await translate('taxi driver pay')).body.data.intent);
});
