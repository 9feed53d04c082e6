export interface SkylineModule {
  /** The number of the module's phase, counted from 0. */
  readonly phase: number;
  readonly hasProject: boolean;
}

interface SkylineProps {
  readonly modules: readonly SkylineModule[];
  readonly className: string;
}

/** A course as a skyline: a dot for each module, or a sun for a project. Each phase is a step higher. */
export function Skyline({ modules, className }: SkylineProps) {
  const height = 2 * Math.max(...modules.map(({ phase }) => phase)) + 3;
  const marked = modules.map(({ phase, hasProject }, at) => ({
    x: 2 * at + 1,
    y: height - 2 * phase - 2,
    hasProject,
  }));
  return (
    <svg
      viewBox={`0 0 ${2 * modules.length} ${height}`}
      width={`${modules.length / 2}em`}
      preserveAspectRatio="none"
      className={`skyline ${drawing} ${className}`}
      aria-hidden="true"
    >
      <path
        d={strokes(marked, ({ y }) => `v${height - y}v${y - height}`)}
        className={`${unscaled} opacity-22`}
      />
      <path d={strokes(marked.filter(({ hasProject }) => !hasProject))} className={dot} />
      <path d={strokes(marked.filter(({ hasProject }) => hasProject))} className={sun} />
    </svg>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

// WebKit 2.50 draws the round ends of a stroke without length as large as if the stroke grew with the drawing.
const speck = 'h.01h-.01';

/**
 * A path with a stroke at each point. Each `m` is relative to the previous point, since relative paths compress well.
 * So each stroke must end where it begins.
 */
function strokes(points: readonly Point[], stroke: (point: Point) => string = () => speck) {
  return points
    .map((point, index) => {
      const { x, y } = points[index - 1] ?? { x: 0, y: 0 };
      return `m${point.x - x} ${point.y - y}${stroke(point)}`;
    })
    .join('');
}

// Larger drawings set `--dot` and `--sun`, the widths of the strokes.
const drawing = 'overflow-visible stroke-current [stroke-linecap:round] [stroke-linejoin:round]';
const unscaled = '[vector-effect:non-scaling-stroke]';
const dot = `${unscaled} [stroke-width:var(--dot,4px)]`;
const sun = `${unscaled} stroke-marigold [stroke-width:var(--sun,9px)] forced-colors:stroke-[CanvasText]`;

interface SkylineLegendProps {
  readonly module: string;
  readonly project: string;
  readonly className: string;
}

/** The legend of a skyline. */
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
          {`${word} `}
        </span>
      ))}
    </p>
  );
}
