import { Component, type ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';

/** Keeps a mistake in one view from emptying the whole page. */
export class ViewBoundary extends Component<{ readonly children: ReactNode }, { readonly error: Error | undefined }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state as { error: Error | undefined };
    if (error === undefined) return this.props.children;
    return (
      <Notice kind="bad" title="This view has an error">
        <div className="stack tight">
          <p>{error.message}</p>
          <div className="row">
            <button
              className="button small"
              onClick={() => {
                this.setState({ error: undefined });
              }}
            >
              Try again
            </button>
          </div>
        </div>
      </Notice>
    );
  }
}
