// The Worker's entry has only an import. WebKit would run the entry twice if another script imported the entry too.
import './serve-page.ts';
