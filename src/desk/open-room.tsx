import './policy/zod-without-eval.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchState, type DeskState } from './words/desk-state.ts';
import { sayFailure } from './words/show-faults.ts';
import './room.css';

/** Shows a page of the desk, except the CMS's page. If that fails, says why. */
export async function openRoom(made: (state: DeskState) => ReactNode) {
  const place = document.querySelector('#room');
  if (!place) return;
  try {
    createRoot(place).render(made(await fetchState()));
  } catch (error) {
    sayFailure(error);
  }
}
