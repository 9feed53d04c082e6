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
