import type { Academy } from '../content/schemas/academy.ts';

interface OpeningHoursProps {
  readonly hours: NonNullable<Academy['visit']['hours']>;
}

/** On which days one can come, and when. */
export function OpeningHours({ hours }: OpeningHoursProps) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4">
      {hours.map(({ days, time }) => (
        <div key={days} className="contents">
          <dt>{days}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  );
}
