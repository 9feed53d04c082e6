import type { AboutSections as Sections } from '../../content/schemas/about.ts';
import { CodeScreen } from '../../ui/code-screen.tsx';
import { Paragraphs, Section } from '../../ui/section.tsx';
import { signShapes } from './about-art.tsx';

/** From the question to the first lesson, side by side where there is room. */
export function CustomizedTraining({
  section: { heading, text },
}: {
  readonly section: Sections['customized-training'];
}) {
  return (
    <Section id="customized-training">
      <h2>{heading}</h2>
      <div className="grid gap-x-12 md:grid-cols-3">
        <Paragraphs text={text} />
      </div>
    </Section>
  );
}

/** Three signs of a good instructor: keys, a search box, a speech bubble. */
export function WhoWeAre({ section }: { readonly section: Sections['who-we-are'] }) {
  const { heading, text, signs } = section;
  return (
    <Section
      id="who-we-are"
      className="bg-sunken"
      inner="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]"
    >
      <div>
        <h2>{heading}</h2>
        <Paragraphs text={text} />
      </div>
      <ul className="grid gap-4 sm:grid-cols-3 lg:gap-8">
        {signs.map(({ show, text: sign }, index) => (
          <li
            key={sign}
            className="grid content-start gap-3 max-sm:items-center min-[20rem]:max-sm:grid-cols-2"
          >
            <div aria-hidden="true" className="flex h-14 items-center gap-1.5">
              {signShapes[index]?.(show)}
            </div>
            <p>{sign}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What changes, beside a machine's code that is being checked. */
export function Innovation({
  section: { heading, text, screen },
}: {
  readonly section: Sections['innovation'];
}) {
  return (
    <Section
      id="innovation"
      inner="grid grid-cols-1 items-center gap-x-20 gap-y-6 lg:grid-cols-[1.2fr_1fr]"
    >
      <div>
        <h2>{heading}</h2>
        <Paragraphs text={text} />
      </div>
      <CodeScreen screen={screen} />
    </Section>
  );
}
