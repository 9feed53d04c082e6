import type { SheetReport } from './worker/sheet-report.ts';

interface HowItIsReadProps {
  readonly report: SheetReport;
}

/** Which sheet, headings and columns the site takes, and how many certificates that makes. */
export function HowItIsRead({ report: { reading, preview } }: HowItIsReadProps) {
  const [headings = [], ...lines] = preview;
  return (
    <section className="room-card" aria-labelledby="read">
      <h2 id="read">How the website reads it</h2>
      <ul className="room-facts">
        {[
          ...(reading.sheet === undefined ? [] : [reading.sheet]),
          ...reading.columns,
          ...reading.counts,
        ].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="room-scroll" role="region" aria-label="The first rows" tabIndex={0}>
        <table>
          <caption>The first rows, and what each column and row is read as</caption>
          <thead>
            <tr>
              {headings.map((heading, at) => (
                <th key={at} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([row, ...cells]) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {cells.map((cell, at) => (
                  <td key={at}>
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
