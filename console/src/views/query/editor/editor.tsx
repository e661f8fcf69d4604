import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { Compartment, EditorState, Prec } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { ProblemBody } from '../../../api/problem.ts';
import { useGrammar } from '../grammar-help.ts';
import { completionSource } from './completion.ts';
import { highlighting } from './highlighting.ts';
import { markProblem } from './problem-marks.ts';
import './editor.css';

interface EditorProps {
  readonly text: string;
  readonly problem: ProblemBody | undefined;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
}

/** The editor for queries. Tab leaves it, as any other field; Ctrl+Enter runs the query. */
export default function Editor({ text, problem, onChange, onRun }: EditorProps): React.ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const language = useRef(new Compartment());
  const grammar = useGrammar();
  // The editor lives longer than one rendering, so it reads the latest of these.
  const latest = useRef({ grammar, onChange, onRun });
  useEffect(() => {
    latest.current = { grammar, onChange, onRun };
  });

  useEffect(() => {
    if (frame.current === null) return undefined;
    const editor = new EditorView({
      parent: frame.current,
      state: EditorState.create({
        doc: text,
        extensions: [
          history(),
          closeBrackets(),
          bracketMatching(),
          language.current.of(highlighting(latest.current.grammar.keywords)),
          autocompletion({ override: [completionSource(() => latest.current.grammar)], icons: false }),
          EditorView.lineWrapping,
          placeholder('LIST COMPANIES WHERE …'),
          EditorView.contentAttributes.of({ 'aria-label': 'Query' }),
          Prec.highest(
            keymap.of([
              {
                key: 'Mod-Enter',
                run: () => {
                  latest.current.onRun();
                  return true;
                },
              },
            ]),
          ),
          keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onChange(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => {
      editor.destroy();
    };
    // The text is only the beginning; later ones are set below.
    // eslint-disable-next-line
  }, []);

  useEffect(() => {
    view.current?.dispatch({ effects: language.current.reconfigure(highlighting(grammar.keywords)) });
  }, [grammar]);
  useEffect(() => {
    const editor = view.current;
    if (editor === null || editor.state.doc.toString() === text) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
  }, [text]);
  useEffect(() => {
    const editor = view.current;
    if (editor !== null) editor.dispatch(markProblem(editor.state, problem));
  }, [problem]);

  return <div ref={frame} className="editor" />;
}
