import { useState, type SubmitEvent } from 'react';
import { PageHead } from '../../ui/page-head.tsx';
import { Answered, Empty } from '../../ui/states.tsx';
import { useUrlState } from '../../ui/url-state.ts';
import { EmployerHere } from './employer-here.tsx';
import { EmployersHere } from './employers-here.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { isCode, usePlace } from './place-queries.ts';
import './place.css';

const TRIES = ['98101', '42660', '59901', 'Seattle', 'Austin'];

/** A ZIP code or metro area, and who hires there. */
export default function PlaceView(): React.ReactElement {
  const [url, setUrl] = useUrlState();
  const asked = url('q');
  const [text, setText] = useState(asked);
  const go = (to: string): void => {
    setText(to);
    setUrl({ q: to.trim() });
  };
  return (
    <>
      <PageHead title="Place" about="A ZIP code or metro area, and who hires there." />
      <div className="stack">
        <form
          className="place-form"
          role="search"
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            go(text);
          }}
        >
          <div className="field">
            <label htmlFor="place-text">ZIP code, code of a metro area, or a part of its name</label>
            <input
              id="place-text"
              className="input"
              value={text}
              maxLength={100}
              placeholder="98101"
              onChange={({ target }) => {
                setText(target.value);
              }}
            />
          </div>
          <button type="submit" className="button primary">
            Show
          </button>
        </form>
        {asked === '' ? (
          <Empty title="Choose a place">
            <div className="chips">
              {TRIES.map((place) => (
                <button
                  key={place}
                  type="button"
                  className="chip"
                  onClick={() => {
                    go(place);
                  }}
                >
                  {place}
                </button>
              ))}
            </div>
          </Empty>
        ) : isCode(asked) ? (
          <CodedPlace key={asked} code={asked} />
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

function CodedPlace({ code }: { readonly code: string }): React.ReactElement {
  const place = usePlace(code);
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
