import { fill } from '../fill.ts';
import { dayAndTime, inFigures, shownMoment, shownSince } from './shown-texts.tsx';
import type { Fact } from './answer-to.ts';
import { registerHost, useValidator } from './validator-context.ts';

interface EvidenceProps {
  /** The ID that was looked up; undefined for a list. */
  readonly id?: string;
  readonly checked: Date;
  /** How many certificates the register has; given only if the ID was not found. */
  readonly certificates?: number | undefined;
  /** When the register was put online; undefined if unknown. */
  readonly asOf?: string | undefined;
}

/** For paper: what was looked up, where and when, so that a printed answer can be kept as evidence. */
export function Evidence({ id, checked, certificates, asOf }: EvidenceProps) {
  const { words, academyName, settings } = useValidator();
  const { evidence } = words;
  const facts: Fact[] = [
    [evidence.id, id],
    [evidence.checked, shownMoment(checked)],
    [evidence.academy, academyName],
    // A sheet that the visitor opened on the device has no host.
    [evidence.host, settings && registerHost(settings, document.baseURI)],
    [evidence.certificates, certificates ? inFigures(certificates) : undefined],
    [evidence.asOf, shownSince(asOf, shownMoment)],
  ];
  return <FactList facts={facts} isVerbatim className="mt-6 gap-y-1 not-print:hidden" />;
}

interface CheckedProps extends Pick<EvidenceProps, 'asOf'> {
  readonly moment: Date;
}

/** For the screen: which register was asked, and when. */
export function Checked({ moment, asOf }: CheckedProps) {
  const { words, academyName, settings, blanks } = useValidator();
  const { checked, register, registerAsOf } = words.valid;
  const date = blanks?.date ?? shownSince(asOf, dayAndTime);
  return (
    <p data-silent className="mt-3 text-sm wrap-anywhere text-muted print:hidden">
      {fill(checked, { moment: blanks?.moment ?? dayAndTime(moment) })}
      <br />
      {(settings ?? blanks) &&
        fill(date === undefined ? register : registerAsOf, {
          academy: academyName,
          date: date ?? '',
        })}
    </p>
  );
}

interface FactListProps {
  readonly facts: readonly Fact[];
  /** Asks browsers not to translate the texts. */
  readonly isVerbatim?: boolean;
  readonly className: string;
}

/** Facts with their labels. A fact without a text is left out. */
export function FactList({ facts, isVerbatim = false, className }: FactListProps) {
  return (
    <dl className={`grid gap-x-6 sm:grid-cols-[auto_1fr] ${className}`}>
      {facts.map(
        ([label, text]) =>
          text && (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="mb-2 font-semibold wrap-anywhere whitespace-pre-wrap sm:mb-0">
                <bdi translate={isVerbatim ? 'no' : undefined}>{text}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
