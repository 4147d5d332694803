// Starts the page: texts, colours, the router, and what is fetched and kept.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startRetrying } from './data/use-watch.ts';
import { startI18n } from './i18n/start-i18n.ts';
import { router } from './router.ts';
import { startTheme } from './shell/theme.ts';
import './styles.css';

startI18n();
startTheme();
startRetrying();

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 5_000, retry: 1 } } });
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
