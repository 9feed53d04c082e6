import { Brackets } from '../../ui/academy-sign.tsx';

/** The drawings that a syllabus repeats dozens of times. `Sign` and `PhaseSign` refer to these definitions. */
export function SignDefinitions() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <symbol id="sign-practice" viewBox="0 0 32 32">
        <Brackets width={32} />
        <circle
          cx="16"
          cy="16"
          r="4"
          fill="none"
          strokeWidth="3"
          className="stroke-build-edge forced-colors:stroke-[CanvasText]"
        />
      </symbol>
      <symbol id="sign-project" viewBox="0 0 32 32">
        <Brackets width={32} />
        <circle cx="16" cy="16" r="5.5" fill={sun} className={forced} />
      </symbol>
      <symbol id="sign-phase" viewBox="0 0 48 32">
        <Brackets width={48} />
        <circle cx="24" cy="16" r="11" fill={sun} className={forced} />
      </symbol>
    </svg>
  );
}

/** Marigold, except on paper and with forced colours. */
const sun = 'var(--sun, var(--color-marigold))';
const forced =
  'forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText] forced-colors:stroke-2';

/** A sign between the academy's brackets: a ring for a practice, or a sun for a project. */
export function Sign({ kind }: { readonly kind: 'practice' | 'project' }) {
  return (
    <svg className="sign" aria-hidden="true">
      <use href={`#sign-${kind}`} />
    </svg>
  );
}

/** A phase's number on a sun between wide brackets. */
export function PhaseSign({ number }: { readonly number: number }) {
  return (
    <svg viewBox="0 0 48 32" className="phase-sign" aria-hidden="true">
      <use href="#sign-phase" />
      <text x="24" y="21">
        {number}
      </text>
    </svg>
  );
}
