import type { SubmitEvent } from 'react';
import { PageHead } from '../../ui/page-head.tsx';
import { Answered, Empty } from '../../ui/states.tsx';
import { useFieldText } from '../../ui/use-field-text.ts';
import { useUrlState } from '../../ui/url-state.ts';
import { EmployerHere } from './employer-here.tsx';
import { EmployersHere } from './employers-here.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { usePlace, type PlaceKind } from './place-queries.ts';
import './place.css';

const TRIES: readonly { readonly kind: PlaceKind; readonly text: string; readonly label: string }[] = [
  { kind: 'zip', text: '98101', label: 'ZIP code 98101' },
  { kind: 'zip', text: '59001', label: 'ZIP code 59001' },
  { kind: 'metro', text: '42660', label: 'Metro area 42660' },
  { kind: 'metro', text: 'Austin', label: 'Metro areas named Austin' },
];
const isCode = (text: string): boolean => /^\d+$/.test(text);

/** A ZIP code or metro area, and who hires there. */
export default function PlaceView(): React.ReactElement {
  const [url, , goTo] = useUrlState();
  const asked = url('zip') === '' ? url('metro') : url('zip');
  const kind: PlaceKind = url('zip') === '' && url('metro') !== '' ? 'metro' : 'zip';
  return (
    <>
      <PageHead title="Place" about="A ZIP code or metro area, and who hires there." />
      <div className="stack">
        <PlaceForm
          kind={kind}
          text={asked}
          onGo={(nextKind, text) => {
            goTo({ zip: '', metro: '', [nextKind]: text });
          }}
        />
        {asked === '' ? (
          <Empty title="Choose a place">
            <div className="chips">
              {TRIES.map(({ kind: tried, text, label }) => (
                <button
                  key={label}
                  type="button"
                  className="chip"
                  onClick={() => {
                    goTo({ [tried]: text });
                  }}
                >
                  {label}
                </button>
              ))}
            </div>
          </Empty>
        ) : kind === 'zip' || isCode(asked) ? (
          <CodedPlace key={asked} kind={kind} code={asked} />
        ) : (
          <>
            <p className="muted">Metro areas whose name contains “{asked}”. For the facts of a metro area, enter its code or one of its ZIP codes.</p>
            <HiringHere cbsa={asked} name={`metro areas with “${asked}”`} />
          </>
        )}
      </div>
    </>
  );
}

interface PlaceFormProps {
  readonly kind: PlaceKind;
  readonly text: string;
  readonly onGo: (kind: PlaceKind, text: string) => void;
}

function PlaceForm({ kind: asked, text: askedText, onGo }: PlaceFormProps): React.ReactElement {
  const [kind, setKind] = useFieldText(asked);
  const [text, setText] = useFieldText(askedText);
  return (
    <form
      className="place-form"
      role="search"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        // Letters are the name of a metro area.
        onGo(/[a-z]/i.test(text) ? 'metro' : kind, text.trim());
      }}
    >
      <div className="field">
        <label htmlFor="place-kind">Find by</label>
        <select
          id="place-kind"
          className="input"
          value={kind}
          onChange={({ target }) => {
            setKind(target.value as PlaceKind);
          }}
        >
          <option value="zip">ZIP code</option>
          <option value="metro">Metro area</option>
        </select>
      </div>
      <div className="field">
        <label htmlFor="place-text">{kind === 'zip' ? 'ZIP code, five digits' : 'Code, or a part of the name'}</label>
        <input
          id="place-text"
          className="input"
          value={text}
          maxLength={100}
          inputMode={kind === 'zip' ? 'numeric' : 'text'}
          placeholder={kind === 'zip' ? '98101' : 'Seattle'}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
      </div>
      <button type="submit" className="button primary">
        Show
      </button>
    </form>
  );
}

function CodedPlace({ kind, code }: { readonly kind: PlaceKind; readonly code: string }): React.ReactElement {
  const place = usePlace(kind, code);
  return (
    <Answered query={place} what="place">
      {({ zip, metro }) => (
        <>
          <PlaceFacts zip={zip} metro={metro} />
          {metro === undefined ? (
            <Empty title="Outside all metro areas">
              <p>Hiring is known for metro areas only. Enter a ZIP code of a larger city nearby.</p>
            </Empty>
          ) : (
            <HiringHere cbsa={metro.cbsa_code} name={metro.cbsa_name} />
          )}
        </>
      )}
    </Answered>
  );
}

function HiringHere({ cbsa, name }: { readonly cbsa: string; readonly name: string }): React.ReactElement {
  return (
    <>
      <EmployersHere cbsa={cbsa} name={name} />
      <EmployerHere cbsa={cbsa} name={name} />
    </>
  );
}
