import './styles/base.css';
import './styles/controls.css';
import './styles/card.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiProblem } from './api/problem.ts';
import { App } from './app.tsx';
import { applyTheme, chosenTheme } from './layout/theme.ts';

applyTheme(chosenTheme());

const UNAVAILABLE = 503;
const TOO_MANY = 429;
const LONGEST_PAUSE_SECONDS = 60;

/** Only what may pass by itself is tried again, after the pause that the service asks for. */
const isPassing = (error: unknown): error is ApiProblem => error instanceof ApiProblem && [UNAVAILABLE, TOO_MANY].includes(error.status);

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && isPassing(error),
      retryDelay: (_failures, error) => Math.min(isPassing(error) ? (error.body.retryAfter ?? 2) : 2, LONGEST_PAUSE_SECONDS) * 1000,
    },
  },
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
