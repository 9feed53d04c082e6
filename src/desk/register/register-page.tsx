import '../policy/zod-without-eval.ts';
import { createRoot } from 'react-dom/client';
import { fetchState } from '../words/desk-state.ts';
import { RegisterRoom } from './register-room.tsx';
import { roomContent } from './room-content.ts';
import './register.css';

/** Room 2: shows what the site makes of a register, and makes what is published or printed of it. */
async function openRoom() {
  const place = document.querySelector('#register');
  if (!place) return;
  const content = roomContent(await fetchState());
  createRoot(place).render(<RegisterRoom content={content} />);
}

openRoom().catch((error: unknown) => {
  const failure = document.querySelector('#failure');
  if (failure) failure.textContent = error instanceof Error ? error.message : String(error);
});
