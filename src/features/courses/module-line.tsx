interface ModuleLineProps {
  readonly projectIn: readonly boolean[];
}

/** A course as a row of dots, one a module; a sun where students build a project. The counts beside it say the same. */
export function ModuleLine({ projectIn }: ModuleLineProps) {
  const width = projectIn.length * step;
  const suns = projectIn.flatMap((isProject, module) => (isProject ? [module] : []));
  return (
    <svg viewBox={`0 0 ${width} ${step}`} width={width} className="module-line" aria-hidden="true">
      <path d={`M3 4h${width - 6}`} />
      <path d={suns.map((module) => `M${module * step + step / 2} 4h.01`).join('')} />
    </svg>
  );
}

/** From one dot to the next, in pixels; the styles know it as the dashes of the line. */
const step = 8;
