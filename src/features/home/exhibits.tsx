import type { ReactNode } from 'react';
import type { BuiltThing } from '../../content/content.ts';
import type { Home } from '../../content/schemas/home.ts';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { digits } from './wire-exhibits.ts';

type ExhibitWords = Home['built']['exhibits'] & Pick<Home['built'], 'invite'>;
type ExhibitName = NonNullable<BuiltThing['exhibit']>;

interface ExhibitProps {
  readonly name: ExhibitName;
  readonly words: Pick<Home['built'], 'exhibits' | 'invite'>;
  readonly photo: PictureData;
}

/** The part of a card that visitors can try out. `wire-exhibits.ts` makes the exhibit work. */
export function Exhibit({ name, words: { exhibits: words, invite }, photo }: ExhibitProps) {
  return (
    <div data-exhibit={name} className="scripted relative z-1 mb-2 grid gap-3 print:hidden">
      {exhibits[name]({ ...words, invite }, photo)}
    </div>
  );
}

const exhibits: Record<ExhibitName, (words: ExhibitWords, photo: PictureData) => ReactNode> = {
  plate: ({ plate, invite }) => (
    <>
      <label className="grid gap-1.5 text-sm font-semibold">
        {plate.label}
        <input
          type="text"
          maxLength={13}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="min-h-12 w-full rounded-sm border-2 border-current bg-transparent px-3 font-display text-xl font-bold tracking-wide uppercase sm:text-2xl"
        />
      </label>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm font-semibold">
        {plate.parts.map((part) => (
          <li
            key={part}
            className="before:mr-1.5 before:content-['–'] data-done:before:content-['✓']"
          >
            {part}
          </li>
        ))}
      </ul>
      <Answer data-invite={invite} data-complete={plate.complete} />
    </>
  ),
  seats: ({ seats, invite }) => (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm font-semibold">
        <input type="checkbox" className="tick" />
        {seats.safe}
      </label>
      <button type="button" className="button button-primary">
        {seats.press}
      </button>
      <Answer data-invite={invite} data-twice={seats.twice} data-once={seats.once} />
    </>
  ),
  digit: ({ digit, invite }) => (
    <>
      <svg
        viewBox="0 0 32 36"
        role="img"
        aria-label={digit.label}
        className="h-20 justify-self-center fill-none stroke-current stroke-3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={digits[0][1]} />
      </svg>
      <div className="grid grid-cols-4 gap-1.5">
        {digits
          .map(([value]) => value)
          .toSorted()
          .map((value) => (
            <button key={value} type="button" className="button button-icon w-auto">
              {value}
            </button>
          ))}
      </div>
      <Answer data-invite={invite} data-right={digit.right} data-wrong={digit.wrong} />
    </>
  ),
  photo: ({ photo, invite }, picture) => (
    <>
      <div className="relative">
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 22rem, 92vw"
          className="aspect-5/2 w-full rounded-sm object-cover"
        />
        <canvas
          width="360"
          height="240"
          data-photo={picture.src}
          className="absolute inset-0 size-full rounded-sm object-cover"
          aria-hidden="true"
        />
      </div>
      <label className="grid gap-1.5 text-sm font-semibold">
        {photo.label}
        <input
          type="range"
          min="5"
          max="95"
          defaultValue="95"
          className="h-11 w-full rounded-sm border border-current px-2 accent-marigold"
        />
      </label>
      <Answer data-invite={invite} data-small={photo.small} data-large={photo.large} />
    </>
  ),
};

/** Until a visitor tries, it shows `invite`. With the role `status`, Orca would say "statusbar" while it is empty. */
function Answer(sentences: Readonly<Record<`data-${string}`, string | undefined>>) {
  return <p aria-live="polite" className="exhibit-answer" {...sentences} />;
}
