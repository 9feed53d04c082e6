// This entry has no code of its own, so no other script imports it. WebKit would run an imported entry twice.
import './serve-sheet.ts';
