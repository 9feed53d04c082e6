interface SkylineProps {
  /** Of which phase each is, from 0, and whether one builds a project in it. */
  readonly modules: readonly { readonly phase: number; readonly hasProject: boolean }[];
  readonly className: string;
}

/**
 * A course as a skyline: a dot for each module, a sun where one builds a project, a step higher with each phase. It is
 * stretched to its box, and no stroke with it. What stands beside it says the same in words.
 */
export function Skyline({ modules, className }: SkylineProps) {
  const height = 2 * Math.max(...modules.map(({ phase }) => phase)) + 3;
  const places = modules.map(({ phase }, at) => `M${2 * at + 1} ${height - 2 * phase - 2}`);
  const dots = places.map((place, at) => (modules[at]?.hasProject ? '' : `${place}h.01`));
  const suns = places.map((place, at) => (modules[at]?.hasProject ? `${place}h.01` : ''));
  return (
    <svg
      viewBox={`0 0 ${2 * modules.length} ${height}`}
      width={modules.length * 8}
      preserveAspectRatio="none"
      className={`skyline ${drawing} ${className}`}
      aria-hidden="true"
    >
      <path
        d={places.map((place) => `${place}V${height}`).join('')}
        className={`${unscaled} opacity-22`}
      />
      <path d={dots.join('')} className={dot} />
      <path d={suns.join('')} className={sun} />
    </svg>
  );
}

// A larger drawing sets `--dot` and `--sun`.
const drawing = 'overflow-visible stroke-current [stroke-linecap:round]';
const unscaled = '[vector-effect:non-scaling-stroke]';
const dot = `${unscaled} [stroke-width:var(--dot,4px)]`;
const sun = `${unscaled} stroke-marigold [stroke-width:var(--sun,9px)] forced-colors:stroke-[CanvasText]`;

interface SkylineLegendProps {
  /** What a dot is, and what a sun. */
  readonly module: string;
  readonly project: string;
  readonly className: string;
}

/** What a skyline's dots and suns are. */
export function SkylineLegend({ module, project, className }: SkylineLegendProps) {
  return (
    <p className={`flex gap-5 text-sm ${className}`} aria-hidden="true">
      {[
        [dot, module],
        [sun, project],
      ].map(([mark, word]) => (
        <span key={word} className="flex items-center gap-1.5">
          <svg viewBox="0 0 16 16" className={`size-4 ${drawing}`}>
            <path d="M8 8h.01" className={mark} />
          </svg>
          {word}
        </span>
      ))}
    </p>
  );
}
