import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import './course-carousel.css';
import { useScrollEnds } from './use-scroll-ends.ts';

interface CourseCarouselProps {
  /** What a screen reader calls the row. */
  readonly label: string;
  readonly left: string;
  readonly right: string;
  /** Whether it has three cards, which fill it. */
  readonly isOfThree: boolean;
  readonly children?: ReactNode;
}

/** How far one press scrolls, in pixels. */
const step = 300;

/** A row of cards that scrolls sideways: by its two buttons, which are not there where nothing can scroll, by swipe and by keyboard. */
export function CourseCarousel({ label, left, right, isOfThree, children }: CourseCarouselProps) {
  const row = useRef<HTMLElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const { atStart, atEnd } = useScrollEnds(row);
  const scroll = (by: number) => row.current?.scrollBy({ left: by, behavior: scrollBehavior() });

  // A button that is disabled while it has the focus hands it on to its row, else the next Tab begins at the page's start.
  useLayoutEffect(() => {
    const disabled = buttons.current?.querySelector(':disabled');
    if (disabled && disabled === document.activeElement)
      row.current?.focus({ preventScroll: true });
  }, [atStart, atEnd]);

  return (
    <>
      <div
        ref={buttons}
        className={`scripted mt-5 mb-4 flex gap-3 md:-mt-12 md:mb-6 md:justify-end print:hidden ${atStart && atEnd ? 'invisible' : ''}`}
      >
        <button
          type="button"
          className="button button-icon"
          disabled={atStart}
          aria-label={left}
          onClick={() => scroll(-step)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        <button
          type="button"
          className="button button-icon"
          disabled={atEnd}
          aria-label={right}
          onClick={() => scroll(step)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
      <section
        ref={row}
        aria-label={label}
        tabIndex={0}
        className={`carousel-row ${isOfThree ? 'of-three' : ''}`}
        onFocus={showWholeCard}
      >
        {children}
      </section>
    </>
  );
}

/**
 * Browsers leave a link where it is as long as a part of it can be seen. Only for the keyboard: what is pressed must
 * not move away below the pointer.
 */
function showWholeCard({ target }: FocusEvent) {
  if (!target.matches(':focus-visible')) return;
  const behavior = scrollBehavior();
  target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
