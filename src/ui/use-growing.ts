import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A number that grows to `end` by one in each frame, so that no frame has much to do; before printing at once. */
export function useGrowing(end: number): number {
  const [count, setCount] = useState(1);
  const isBelow = count < end;
  useEffect(() => {
    if (!isBelow) return;
    // A hidden page has no frames, and may be printed or searched all the same.
    const timer = setTimeout(() => setCount(count + 1), 16);
    const finish = () => flushSync(() => setCount(end));
    addEventListener('beforeprint', finish);
    return () => {
      clearTimeout(timer);
      removeEventListener('beforeprint', finish);
    };
  }, [isBelow, count, end]);
  return count;
}
