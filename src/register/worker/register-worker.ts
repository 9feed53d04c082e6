// The Worker's entry only imports: WebKit evaluates an entry twice if another script imports it too.
import './serve-page.ts';
