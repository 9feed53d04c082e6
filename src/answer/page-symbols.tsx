import {
  CircleArrowRight,
  CircleCheck,
  CircleDashed,
  CircleEllipsis,
  CircleMinus,
  CircleQuestionMark,
  CircleSlash,
  CircleX,
  Clock,
  Download,
  FileUp,
  type LucideIcon,
  Printer,
  Scissors,
  Share2,
  SquareArrowOutUpRight,
  TextSearch,
} from 'lucide-react';
import type { AnswerKind } from '../register/certificates/states.ts';

/** A sign for each kind of answer, for visitors who can't distinguish the colours. */
const signs: Readonly<Record<AnswerKind, LucideIcon>> = {
  valid: CircleCheck,
  expired: Clock,
  withdrawn: CircleMinus,
  replaced: CircleArrowRight,
  unclear: CircleQuestionMark,
  incomplete: CircleEllipsis,
  unread: CircleEllipsis,
  similar: TextSearch,
  mistyped: CircleSlash,
  cut: Scissors,
  unknown: CircleX,
  blank: CircleDashed,
};

const buttonSigns = {
  print: Printer,
  share: Share2,
  linkedIn: SquareArrowOutUpRight,
  save: Download,
  file: FileUp,
} as const satisfies Record<string, LucideIcon>;

export type ButtonSign = keyof typeof buttonSigns;

/**
 * Drawings in the page, so that the validator's script need not contain them. Also the live region of `announce`: a
 * live region must exist before its first text. With the role `status`, Orca says "statusbar" for an empty region.
 */
export function PageSymbols() {
  return (
    <>
      <div id="announced" aria-live="polite" aria-atomic="true" className="sr-only" />
      <svg className="hidden" aria-hidden="true">
        {Object.entries({ ...signs, ...buttonSigns }).map(([kind, Sign]) => (
          <symbol key={kind} id={`sign-${kind}`} viewBox="0 0 24 24">
            <Sign />
          </symbol>
        ))}
        <symbol
          id="not-found"
          viewBox="0 0 240 188"
          className="fill-none stroke-ink"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth="5"
        >
          <rect x="10" y="12" width="186" height="132" rx="8" className="fill-raised" />
          <g className="stroke-muted" strokeWidth="4" strokeDasharray="1 9">
            <path d="M30 44h92M30 66h64" />
            <circle cx="158" cy="52" r="22" />
          </g>
          <rect
            x="30"
            y="88"
            width="120"
            height="36"
            rx="8"
            className="stroke-error"
            strokeDasharray="2 10"
          />
          <path d="m168 142 44 30" strokeWidth="22" />
          <path d="m172 145 38 26" className="stroke-marigold" strokeWidth="12" />
          <circle cx="134" cy="108" r="42" className="fill-raised" strokeWidth="8" />
          <path d="m119 93 30 30m0-30-30 30" className="stroke-error" strokeWidth="9" />
        </symbol>
        <path
          id="code-sketch"
          d="M.5.5h6v6h-6zM14.5.5h6v6h-6zM.5 14.5h6v6h-6zM2.5 3h2M16.5 3h2M2.5 17h2M9 1v2M11 4h2M9 8h3M1 9h3M5 11h3M10 11h3M15 9v2M18 9h2M17 12h3M13 14h3M9 16v3M12 18h3M17 16v3M19 20h2"
        />
      </svg>
    </>
  );
}
