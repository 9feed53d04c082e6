import { fill } from '../../fill.ts';
import { dayAndTime, inFigures, shownMoment, shownSince } from './shown-texts.tsx';
import type { Fact } from './told.ts';
import { useValidator } from './validator-context.ts';

interface EvidenceProps {
  /** The one ID that was looked for; of a list each row says its own. */
  readonly id?: string;
  readonly checked: Date;
  /** How many the register has; of a certificate that was found it does not matter. */
  readonly certificates?: number | undefined;
  /** Since when the register is as it is, where that is known. */
  readonly asOf?: string | undefined;
}

/** On paper, so that the answer can be kept: what was looked for, where and when. */
export function Evidence({ id, checked, certificates, asOf }: EvidenceProps) {
  const { words, academyName } = useValidator();
  const { evidence } = words;
  const host = useRegisterHost();
  const facts: Fact[] = [
    [evidence.id, id],
    [evidence.checked, shownMoment(checked)],
    [evidence.academy, academyName],
    [evidence.host, host],
    [evidence.certificates, certificates ? inFigures(certificates) : undefined],
    [evidence.asOf, shownSince(asOf)],
  ];
  return <FactList facts={facts} isVerbatim className="mt-6 gap-y-1 not-print:hidden" />;
}

interface CheckedProps extends Pick<EvidenceProps, 'asOf'> {
  readonly moment: Date;
}

/** When which register was asked. */
export function Checked({ moment, asOf }: CheckedProps) {
  const { words, academyName, blanks } = useValidator();
  const { checked, register, registerAsOf } = words.valid;
  const date = blanks?.date ?? shownSince(asOf);
  const host = useRegisterHost();
  return (
    <p data-silent className="mt-3 text-sm wrap-anywhere text-muted print:hidden">
      {fill(checked, { moment: blanks?.moment ?? dayAndTime(moment) })}
      <br />
      {host !== undefined &&
        (date === undefined
          ? fill(register, { academy: academyName, host })
          : fill(registerAsOf, { academy: academyName, date, host }))}
    </p>
  );
}

/** The host that the register came from; undefined where it is a file of this device. */
function useRegisterHost(): string | undefined {
  const { settings, blanks } = useValidator();
  if (blanks) return blanks.host;
  const url = settings?.sealed ? settings.sealed.url : settings?.url;
  return url === undefined ? undefined : new URL(url, document.baseURI).host;
}

interface FactListProps {
  readonly facts: readonly Fact[];
  /** Whether no browser translates the texts. */
  readonly isVerbatim?: boolean;
  readonly className: string;
}

/** What is known, each with its label. A text from the register or the box keeps its spaces and its direction. */
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
