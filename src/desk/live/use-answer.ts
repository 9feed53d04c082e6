import { useCallback, useEffect, useState } from 'react';

/** What a page has asked for: on its way, there, or not to be had. */
export type Asked<Value> =
  | { readonly status: 'waiting' }
  | { readonly status: 'there'; readonly value: Value }
  | { readonly status: 'failed' };

/** Asks once, and again with each call of the function beside it; meanwhile the last answer stays. */
export function useAnswer<Value>(ask: () => Promise<Value>): [Asked<Value>, () => void] {
  const [asked, setAsked] = useState<Asked<Value>>({ status: 'waiting' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    ask().then(
      (value) => isCurrent && setAsked({ status: 'there', value }),
      () => isCurrent && setAsked({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, turn]);
  const again = useCallback(() => setTurn((last) => last + 1), []);
  return [asked, again];
}
