// The Worker's entry has no code of its own. If another script imported the entry, WebKit would run the entry twice.
import './serve-page.ts';
