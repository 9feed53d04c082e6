// The folder src/features/home holds the sections of Home.
// Like each feature, it may import ui, layout, answer, content and register, but no other feature.
// Start here; featured-courses.tsx is the carousel, and built-wall.tsx the wall of exhibits.
import { BadgeCheck, Hammer, Presentation } from 'lucide-react';
import type { Home } from '../../content/schemas/home.ts';
import { Link } from '../../ui/link.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

/** The reasons to choose the academy, as cards. */
export function WhyChooseUs({ whyUs }: Pick<Home, 'whyUs'>) {
  return (
    <Section>
      <SectionHeading heading={whyUs.heading} />
      <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4 md:mt-8 md:grid-cols-[repeat(3,minmax(0,1fr))] md:gap-5">
        {whyUs.cards.map(({ title, sign, text, search, link }) => {
          const Sign = signs[sign];
          return (
            <li
              key={title}
              className="flex break-inside-avoid flex-col rounded-lg border border-line bg-raised p-5 card-shadow md:p-6"
            >
              <div className="flex items-center gap-3 md:block">
                <Sign aria-hidden="true" size={32} className="shrink-0 text-muted" />
                <h3 className="min-w-0 md:mt-3">{title}</h3>
              </div>
              <p className="mt-2 mb-4 grow text-muted">{text}</p>
              {search && <CertificateSearch {...search} />}
              <p className={search && 'unscripted'}>
                <Link to={link.to} look="arrow">
                  {link.label}
                </Link>
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

type CertificateWords = NonNullable<Home['whyUs']['cards'][number]['search']>;

const signs = { teacher: Presentation, internship: Hammer, certificate: BadgeCheck } as const;

/** The box has no `name`, so that the form never sends the ID. The script of `index.astro` opens the validator. */
function CertificateSearch({ label, button }: CertificateWords) {
  return (
    <form action="/SearchById" className="scripted flex flex-wrap gap-2 print:hidden">
      <input
        type="text"
        data-certificate-id=""
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="min-h-12 min-w-0 flex-[99_1_8rem] rounded-md border border-edge bg-paper px-3 text-ink placeholder:text-muted"
      />
      <button type="submit" className="button button-quiet grow">
        {button}
      </button>
    </form>
  );
}

/** The academy's advantages in a grid, whose first cell is the heading. */
export function Advantages({ advantages }: Pick<Home, 'advantages'>) {
  return (
    <Section inner="grid gap-x-10 gap-y-5 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3 lg:gap-12">
      <SectionHeading heading={advantages.heading} text={advantages.text} />
      <ol className="contents">
        {advantages.items.map(({ title, text }) => (
          <li key={title} className="break-inside-avoid border-t border-line pt-4">
            <h3>{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface ServicesProps extends Pick<Home, 'services'> {
  readonly picture: PictureData;
}

/** The academy's other services, beside a tall picture. */
export function Services({ services, picture }: ServicesProps) {
  return (
    <Section id="services" className="bg-sunken" inner="grid gap-6 lg:grid-cols-12 lg:gap-12">
      <div className="max-md:hidden lg:col-span-5">
        <Picture
          picture={picture}
          // On large screens the picture is about twice as wide as its column, and its sides are cropped.
          sizes="(min-width: 64rem) 60rem, 92vw"
          className="aspect-3/2 w-full rounded-lg object-cover lg:h-full lg:object-[60%_50%]"
        />
      </div>
      <div className="lg:col-span-7">
        <SectionHeading heading={services.heading} text={services.text} />
        <ul className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2 sm:gap-y-6">
          {services.items.map(({ title, text }) => (
            <li
              key={title}
              // If the number of services is odd, the first service has a row to itself.
              className="sm:[&:first-child:nth-last-child(odd)]:col-span-2"
            >
              <h3>{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
