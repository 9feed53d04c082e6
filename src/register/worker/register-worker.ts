// The Worker's entry has no code of its own, so that no later script needs to import the entry. Otherwise WebKit
// would run the entry twice.
import './serve-page.ts';
