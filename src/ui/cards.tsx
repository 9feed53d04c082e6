import {
  BadgeCheck,
  Brain,
  Code,
  GraduationCap,
  type LucideIcon,
  MessagesSquare,
  Presentation,
  TrendingUp,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';

interface CardProps {
  readonly title: string;
  readonly text: string;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

/** A titled card; `children` are below its text. */
export function Card({ title, text, icon, children }: CardProps) {
  return (
    <div className="flex h-full flex-col rounded-lg border border-line bg-raised p-6 shadow-card">
      {icon !== undefined && <div className="mb-4 text-link">{icon}</div>}
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 grow text-muted">{text}</p>
      {children}
    </div>
  );
}

interface PointsProps {
  readonly points: readonly { readonly title: string; readonly text: string }[];
  /** The columns by widening screen, as classes. */
  readonly columns: string;
}

/** A few headings, each with a sentence or two, under a marigold rule; side by side, the sentences begin at one height. */
export function Points({ points, columns }: PointsProps) {
  return (
    <ul className={`grid gap-6 ${columns}`}>
      {points.map(({ title, text }) => (
        <li
          key={title}
          className="row-span-2 grid grid-rows-subgrid content-start gap-y-1 border-t-2 border-marigold pt-4"
        >
          <h3 className="text-lg">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** What `content/` calls each sign. */
const icons = {
  teacher: Presentation,
  tools: Wrench,
  certificate: BadgeCheck,
  degree: GraduationCap,
  growth: TrendingUp,
  code: Code,
  idea: Brain,
  conversation: MessagesSquare,
} as const satisfies Record<string, LucideIcon>;

interface CardIconProps {
  readonly name: keyof typeof icons;
  /** Width and height in pixels. */
  readonly size: number;
  readonly className?: string;
}

/** The sign above a card's heading. */
export function CardIcon({ name, size, className = '' }: CardIconProps) {
  const Icon = icons[name];
  return <Icon aria-hidden="true" size={size} strokeWidth={1.75} className={className} />;
}
