import '../policy/zod-without-eval.ts';
import { createRoot } from 'react-dom/client';
import { fetchState } from '../words/desk-state.ts';
import { LiveRoom } from './live-room.tsx';
import './live.css';

/** Room 3: what is left to do, how the pages look, publishing, and what became of it. */
async function openRoom(place: Element) {
  const state = await fetchState();
  createRoot(place).render(<LiveRoom state={state} />);
}

// A page that the browser has kept shows what was changed before it was left.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

const place = document.querySelector('#live');
if (place) {
  openRoom(place).catch((error: unknown) => {
    place.textContent = error instanceof Error ? error.message : String(error);
  });
}
