import type { ReactNode } from 'react';
import type { BuiltThing } from '../../content/content.ts';
import type { Home } from '../../content/schemas/home.ts';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { digits } from './wire-exhibits.ts';

type ExhibitWords = Home['built']['exhibits'];
type ExhibitName = NonNullable<BuiltThing['exhibit']>;

interface ExhibitProps {
  readonly name: ExhibitName;
  readonly words: ExhibitWords;
  readonly photo: PictureData;
}

/** The part of a card that visitors can try out. `wire-exhibits.ts` makes the exhibit work. */
export function Exhibit({ name, words, photo }: ExhibitProps) {
  return (
    <div
      data-exhibit={name}
      className="scripted relative z-1 mb-2 grid grow content-center gap-3 print:hidden"
    >
      {exhibits[name](words, photo)}
    </div>
  );
}

const exhibits: Record<ExhibitName, (words: ExhibitWords, photo: PictureData) => ReactNode> = {
  plate: ({ plate }) => (
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
      <Answer data-complete={plate.complete} />
    </>
  ),
  seats: ({ seats }) => (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm font-semibold">
        <input type="checkbox" className="tick" />
        {seats.safe}
      </label>
      <button type="button" className="button button-primary">
        {seats.press}
      </button>
      <Answer data-twice={seats.twice} data-once={seats.once} />
    </>
  ),
  digit: ({ digit }) => (
    <>
      <svg
        viewBox="0 0 32 36"
        role="img"
        aria-label={digit.label}
        className="h-20 justify-self-start fill-none stroke-current stroke-3"
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
      <Answer data-right={digit.right} data-wrong={digit.wrong} />
    </>
  ),
  photo: ({ photo }, picture) => (
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
      <Answer data-small={photo.small} data-large={photo.large} />
    </>
  ),
};

/** With the role `status`, Orca would say "statusbar" while the region is empty. */
function Answer(sentences: Readonly<Record<`data-${string}`, string>>) {
  return <p aria-live="polite" className="min-h-6 text-sm leading-[1.4]" {...sentences} />;
}
