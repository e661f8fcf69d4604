import { pino } from 'pino';
import { StandInLanguageModel, type ModelAnswer } from '../../setup/stand-in-language-model.ts';
import { TestService, type Answer } from '../../setup/test-service.ts';

const KEY = 'sk-a-key-that-nobody-else-may-see';
/** An access token that someone pasted into a question. */
const PASTED = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiJub2JvZHkifQ', 'c2lnbmF0dXJlLW9mLW5vYm9keQ'].join('.');
const TIMEOUT_MS = 300;
/** The rules refuse it: hardly any word of it is in their vocabulary. */
const UNUSUAL = 'Texas joints where crews linger forever';
const STABLE = 'LIST COMPANIES WHERE STATE IS "Texas" AND BADGE_STABILITY IS Ranked';
const SAYS = [
  { words: 'joints', as: 'COMPANIES' },
  { words: 'crews linger forever', as: 'BADGE_STABILITY' },
];

let model: StandInLanguageModel;
let asking: TranslatingService;
beforeAll(async () => {
  model = await StandInLanguageModel.start();
  asking = await TranslatingService.start('true');
});
beforeEach(() => {
  model.asked.length = 0;
  asking.lines.length = 0;
});
afterAll(async () => {
  await asking.stop();
  await model.stop();
});

/** A service with the stand-in as its language model. One serves all tests: what the model answers to a question is not remembered. */
class TranslatingService {
  readonly lines: string[] = [];
  private token = '';
  private service!: TestService;

  static async start(translates: 'true' | 'false'): Promise<TranslatingService> {
    const started = new TranslatingService();
    started.service = await TestService.start({
      env: {
        LLM_BASE_URL: model.url,
        LLM_MODEL: 'stand-in',
        LLM_API_KEY: KEY,
        LLM_TIMEOUT_MS: String(TIMEOUT_MS),
        LLM_TRANSLATE: translates,
        // The first question of a service reads all names, on a machine that also runs other tests.
        DATABASE_CONNECT_TIMEOUT_MS: '20000',
      },
      log: pino({ level: 'trace' }, { write: (line: string) => void started.lines.push(line) }),
    });
    started.token = await started.service.signIn();
    return started;
  }

  translate(text: string): Promise<Answer> {
    return this.service.post('/api/translate', { text }, this.token);
  }

  stop(): Promise<void> {
    return this.service.stop();
  }
}

const translate = (text: string): Promise<Answer> => asking.translate(text);

const writes =
  (dsl: string | null, says: unknown = SAYS): (() => ModelAnswer) =>
  () => ({ content: JSON.stringify({ dsl, says }) });

describe('a question that the rules refuse', () => {
  it('is asked, and the query of the model is answered', async () => {
    model.answer = writes(STABLE);
    const { status, body } = await translate(UNUSUAL);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ dsl: STABLE, source: 'model', intent: 'listCompanies', not_understood: [], entities: [{ resolved: 'Texas' }] });
  });

  it('reports what the query does not say, whatever the model claims', async () => {
    model.answer = writes('LIST COMPANIES WHERE STATE IS "Texas"', [
      { words: 'joints', as: 'COMPANIES' },
      { words: 'crews linger forever', as: 'BADGE_STABILITY' },
    ]);
    const { body } = await translate('Texas joints with platinum badges where crews linger');
    expect(body.data).toMatchObject({ source: 'model', not_understood: expect.arrayContaining(['platinum badges']) });
  });

  it.each([
    ['no query', 'null'],
    ['text that is no JSON', 'I cannot help with that.'],
    ['a query that does not parse', '{"dsl": "SELECT * FROM companies"}'],
    ['a write', '{"dsl": "REMOVE OCCUPATION \\"29-1141.00\\" FROM COMPANY \\"Walmart\\""}'],
    ['a query about a company that does not exist', '{"dsl": "GET COMPANY \\"Acme Rockets\\""}'],
    ['a query about a state that does not exist', '{"dsl": "LIST COMPANIES WHERE STATE IS \\"Atlantis\\""}'],
    ['a query that says nothing of the question', '{"dsl": "COUNT INDUSTRIES"}'],
  ])('is refused if the model answers %s', async (_, content) => {
    model.answer = () => ({ content });
    expect((await translate(UNUSUAL)).status).toBe(422);
    expect(model.asked).toHaveLength(1);
  });

  it('is refused in time if the model does not answer', async () => {
    model.answer = () => ({ content: '{}', afterMs: 120_000 });
    expect((await translate(UNUSUAL)).status).toBe(422);
    expect(asking.lines.join('')).toContain('the language model did not answer; the question is answered without it');
    expect(asking.lines.join('')).not.toContain(KEY);
  });
});

it('sends the question, the names in it, and the grammar, but no credential and no data', async () => {
  model.answer = writes(STABLE);
  await translate(`${UNUSUAL} ${PASTED}`);
  const [asked] = model.asked;
  expect(Object.keys(asked!.body).sort()).toEqual(['messages', 'model', 'response_format', 'temperature']);
  expect(asked!.text).not.toContain(KEY);
  expect(asked!.text).not.toContain(PASTED);
  const [task, question] = asked!.body.messages;
  expect(task.content).toContain('LIST COMPANIES FOR CLUSTER');
  expect(task.content).not.toMatch(/UPDATE COMPANY|SUBMIT SAMPLE/u);
  expect(Object.keys(JSON.parse(question.content)).sort()).toEqual(['names', 'question']);
  expect(JSON.parse(question.content).names).toEqual([{ text: 'Texas', type: 'state', resolved: 'Texas' }]);
});

it.each([
  ['a question that the rules understand', 'Which banks in Texas have a Platinum badge?', 200],
  ['a request to change data', 'delete all companies', 422],
  ['a question about something else', 'weather in Seattle', 422],
])('does not ask about %s', async (_, text, status) => {
  expect((await translate(text)).status).toBe(status);
  expect(model.asked).toEqual([]);
});

it('asks only if the setting says so', async () => {
  const silent = await TranslatingService.start('false');
  try {
    model.answer = writes(STABLE);
    expect((await silent.translate(UNUSUAL)).status).toBe(422);
    expect(model.asked).toEqual([]);
  } finally {
    await silent.stop();
  }
});
