import { withCode } from './with-code.tsx';
import type { LeftOut } from './worker/made-codes.ts';

/** Names the rows for which nothing was made, and says why. */
export function RowsLeftOut({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null;
  return (
    <>
      <p className="room-fault">
        Left out, since these would lead nowhere, or to the wrong answer:
      </p>
      <ul className="room-facts">
        {leftOut.map(({ where, why }) => (
          <li key={`${where} ${why}`}>
            {where !== '' && <b>{where}: </b>}
            {withCode(why)}
          </li>
        ))}
      </ul>
    </>
  );
}
