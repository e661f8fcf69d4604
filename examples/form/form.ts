import { connect, LaborMarketError, type LaborMarket, type Output, type Row } from 'labor-market-client';
import { combobox } from './combobox.ts';

type Match = Row<'convertTitle'>;
type Answer = Output<'convertTitle'>;

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element ${id}.`);
  return found;
}
const input = (id: string): HTMLInputElement => element(id) as HTMLInputElement;
const [signIn, job] = [element('sign-in') as HTMLFormElement, element('job') as HTMLFormElement];
const [title, company, place] = [input('title'), input('company'), input('location')];
const result = element('result');
const LIMIT = 8;

let market: LaborMarket | undefined;
/** The suggestion that was picked for the text in the field. */
let pickedTitle: Match | undefined;

/** The service, once somebody signed in. */
function service(): LaborMarket {
  if (market === undefined) throw new Error('Sign in first.');
  return market;
}

function report(error: unknown): void {
  const text =
    error instanceof LaborMarketError ? [error.message, error.suggestion ?? ''].join(' ').trim() : error instanceof Error ? error.message : String(error);
  element('problem').textContent = text;
}

/** Runs what a form does when it is submitted, and shows what went wrong. */
function onSubmit(form: HTMLFormElement, work: () => Promise<void>): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    element('problem').textContent = '';
    work().catch(report);
  });
}

onSubmit(signIn, async () => {
  // The page is at <service>/examples/form.
  const client = connect({ baseUrl: new URL('..', location.href).href, credential: { username: input('username').value, password: input('password').value } });
  await client.signIn();
  market = client;
  signIn.reset();
  signIn.hidden = true;
  job.hidden = false;
  title.focus();
});

// While a person types: the text alone, without context. A retry would come too late.
combobox<Match>(title, {
  suggest: async (text, signal) => {
    const { data } = await service().convertTitle({ title: text, limit: LIMIT }, { signal, retries: 0 });
    return data.map((match) => ({ match, text: match.matched_title, ranges: match.matched_ranges ?? [], note: match.onet_title }));
  },
  picked: (match) => (pickedTitle = match),
  failed: report,
});
combobox<Row<'convertCompany'>>(company, {
  suggest: async (text, signal) => {
    const { data } = await service().convertCompany({ name: text, limit: LIMIT }, { signal, retries: 0 });
    return data.map((match) => ({ match, text: match.company_name }));
  },
  picked: () => undefined,
  failed: report,
});

// On submit: the whole title with everything that is known.
onSubmit(job, async () => {
  const context = Object.fromEntries(Object.entries({ company: company.value, location: place.value }).filter(([, value]) => value.trim() !== ''));
  const answer = await service().convertTitle({ title: title.value, ...context, limit: 5 });
  const [first] = answer.data;
  if (pickedTitle !== undefined) await choose(answer, pickedTitle, 'You picked');
  else if (first === undefined)
    show({ heading: 'No occupation found', advice: answer.suggestion ?? 'The text is kept without a code.', stored: storedOf(answer, undefined) });
  else if (answer.disambiguation.status === 'ambiguous')
    show({ heading: 'Which one do you mean?', advice: 'The title can mean several occupations.', stored: storedOf(answer, undefined), choices: answer });
  else
    show({
      heading: first.onet_title,
      advice: first.confidence === 'high' ? 'The title is clear.' : 'Probably this one. Pick another if it is not right.',
      stored: storedOf(answer, first),
      ...(first.confidence === 'high' ? {} : { choices: answer }),
    });
});

/** A person decided: that is recorded, and stored as certain. */
async function choose(answer: Answer, match: Match, heading: string): Promise<void> {
  show({ heading: `${heading}: ${match.onet_title}`, advice: 'The choice was recorded.', stored: { ...storedOf(answer, match), chosen_by: 'person' } });
  // With an id, the service records the choice once, however often it is sent.
  await service().recordTitlePick({ id: crypto.randomUUID(), query_info: { title: answer.query }, picked: match }, { repeatable: true });
}

/** The text, the code, how sure the service is, and what it knew: with the versions, a later answer can be compared. */
const storedOf = ({ query, versions }: Answer, match: Match | undefined): object => ({
  title: query,
  onet_code: match?.onet_code ?? null,
  onet_title: match?.onet_title ?? null,
  probability: match?.probability ?? null,
  confidence: match?.confidence ?? null,
  chosen_by: match === undefined ? null : 'service',
  versions,
});

function show({ heading, advice, stored, choices }: { heading: string; advice: string; stored: object; choices?: Answer }): void {
  element('result-heading').textContent = heading;
  element('advice').textContent = advice;
  element('stored').textContent = JSON.stringify(stored, null, 2);
  element('choices').replaceChildren(
    ...(choices?.data.map((match) => {
      const button = Object.assign(document.createElement('button'), {
        type: 'button',
        textContent: `${match.onet_title} (${Math.round(match.probability * 100)}%)`,
      });
      button.addEventListener('click', () => {
        choose(choices, match, 'You picked').catch(report);
      });
      return button;
    }) ?? []),
  );
  result.hidden = false;
  result.focus();
}

signIn.hidden = false;
