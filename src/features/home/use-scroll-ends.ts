import { type RefObject, useEffect, useState } from 'react';

interface ScrollEnds {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** Tells whether a row that scrolls sideways is at its first or last pixel, and follows it. */
export function useScrollEnds(row: RefObject<HTMLElement | null>): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ atStart: true, atEnd: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      setEnds(scrollEnds(element));
    };
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row]);

  return ends;
}

/** Positions may be fractions of a pixel, hence the one pixel of play. */
function scrollEnds({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): ScrollEnds {
  return { atStart: scrollLeft <= 1, atEnd: scrollLeft + clientWidth >= scrollWidth - 1 };
}
