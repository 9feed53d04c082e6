// No later script imports an entry without code of its own. WebKit would run an imported entry twice.
import './serve-page.ts';
