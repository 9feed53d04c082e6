import type { Teacher } from '../../content/schemas/about.ts';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';

interface TeachersProps {
  readonly heading: string;
  readonly teachers: readonly (Omit<Teacher, 'picture'> & {
    readonly portrait?: PictureData | undefined;
  })[];
}

/** The academy's teachers; nothing if the owner has named none. */
export function Teachers({ heading, teachers }: TeachersProps) {
  if (teachers.length === 0) return null;
  return (
    <Section className="bg-sunken">
      <h2>{heading}</h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 md:mt-8 lg:grid-cols-4">
        {teachers.map(({ name, subject, years, portrait }) => (
          <li
            key={`${name} ${subject}`}
            className="flex break-inside-avoid items-start gap-4 sm:block"
          >
            {portrait && (
              <Picture
                picture={portrait}
                sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, 6rem"
                className="aspect-square w-24 flex-none rounded-md object-cover sm:mb-3 sm:w-full"
              />
            )}
            <div className="min-w-0">
              <h3 translate="no">{name}</h3>
              <p>{subject}</p>
              {years !== undefined && <p className="text-muted">{years}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
