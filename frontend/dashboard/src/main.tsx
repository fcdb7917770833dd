import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@chalkline/brand/fonts.css';
import '@chalkline/brand/tokens.css';
import '@chalkline/brand/logo.css';
import '@chalkline/brand/announcement.css';
import './account/base.css';
import './account/account.css';
import { App } from './App.tsx';
import { applyScheme, chosenScheme } from './account/color-scheme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('Failed to find the root element');
applyScheme(chosenScheme());
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
