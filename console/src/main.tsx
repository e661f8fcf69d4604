import './styles/base.css';
import './styles/controls.css';
import './styles/card.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { isPassing, pauseOf } from './api/problem.ts';
import { App } from './app.tsx';
import { applyTheme, chosenTheme } from './layout/theme.ts';

applyTheme(chosenTheme());

const queries = new QueryClient({
  defaultOptions: {
    // Without a network, requests fail at once: the error says so, and can be tried again.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && isPassing(error),
      retryDelay: (_failures, error) => pauseOf(error) * 1000,
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
