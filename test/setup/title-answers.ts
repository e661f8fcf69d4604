import { ServiceClient } from './service-client.ts';

/** What a title is converted to. */
export interface TitleAnswer {
  readonly code: string | undefined;
  readonly probability: number | undefined;
  readonly status: string;
  readonly codes: readonly string[];
  readonly suggestion?: string;
}

interface Row {
  readonly onet_code: string;
  readonly probability: number;
}

const AT_ONCE = 200;

/** Converts titles as a form does while they are typed, and as a batch does. */
export class TitleAnswers {
  constructor(
    private readonly service: ServiceClient,
    private readonly token: () => string,
  ) {}

  async one(title: string, more = ''): Promise<TitleAnswer> {
    const { body } = await this.service.get(`/api/titleconvert?title=${encodeURIComponent(title)}${more}`, this.token());
    const { data, disambiguation, suggestion } = body as { data: Row[]; disambiguation: { status: string }; suggestion?: string };
    return { ...answerOf(data, disambiguation.status), ...(suggestion === undefined ? {} : { suggestion }) };
  }

  async many(titles: readonly string[]): Promise<TitleAnswer[]> {
    const answers: TitleAnswer[] = [];
    for (let start = 0; start < titles.length; start += AT_ONCE) {
      const query = `TITLECONVERT [${titles
        .slice(start, start + AT_ONCE)
        .map((title) => `"${title.replaceAll(/["\\]/g, '')}"`)
        .join(', ')}]`;
      const { body } = await this.service.post('/api/dsl', { query }, this.token());
      for (const { matches, status } of body.data.results as { matches: Row[]; status: string }[])
        answers.push(answerOf(matches, status === 'matched' ? 'resolved' : 'ambiguous'));
    }
    return answers;
  }
}

const answerOf = (rows: readonly Row[], status: string): TitleAnswer => ({
  code: rows[0]?.onet_code,
  probability: rows[0]?.probability,
  status,
  codes: rows.map(({ onet_code }) => onet_code),
});

/** What must be the same on every path. */
export const firstOf = ({ code, probability, status }: TitleAnswer) => ({ code, probability, status });

/** Converts titles with the shared service. Signs in before the tests of the file that calls this, and disconnects after them. */
export function sharedTitleAnswers(): TitleAnswers {
  const service = ServiceClient.shared();
  let token = '';
  beforeAll(async () => {
    token = await service.signIn();
  });
  afterAll(() => service.stop());
  return new TitleAnswers(service, () => token);
}
