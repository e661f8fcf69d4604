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
      <Notice kind="bad" title="This view cannot be shown">
        <div className="stack tight">
          <p>The service may be unreachable, or the console may have been updated. Reload the page.</p>
          <p className="small muted">{error.message}</p>
          <div className="row">
            {/* The browser does not load a failed part again by itself. */}
            <button
              className="button small"
              onClick={() => {
                location.reload();
              }}
            >
              Reload the page
            </button>
          </div>
        </div>
      </Notice>
    );
  }
}
