// The Worker's entry has only an import: WebKit would run an entry twice if another script imported it too.
import './serve-page.ts';
