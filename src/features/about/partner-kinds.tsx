import type { AboutSection } from '../../content/schemas/about.ts';

interface PartnerKindsProps {
  readonly kinds: NonNullable<AboutSection['cards']>;
}

/** With whom the academy works and what for: one line each. */
export function PartnerKinds({ kinds }: PartnerKindsProps) {
  return (
    <dl className="mt-6 max-w-2xl border-t border-line">
      {kinds.map(({ title, text }) => (
        <div key={title} className="border-b border-line py-3 sm:grid sm:grid-cols-2 sm:gap-4">
          <dt className="font-semibold">{title}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
