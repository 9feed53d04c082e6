import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Gallery } from '../../content/schemas/gallery.ts';
import './lightbox.css';

interface LightboxProps {
  readonly words: Gallery['lightbox'];
}

/** The large view of one picture; `lightbox-of.ts` fills it and turns its pages. */
export function Lightbox({ words }: LightboxProps) {
  return (
    <dialog id="lightbox" aria-label={words.label} className="lightbox">
      <figure>
        <div data-picture="" />
        <figcaption aria-live="polite">
          <span data-count="" className="tabular-nums" />
          <span data-caption="" />
        </figcaption>
      </figure>
      <div className="lightbox-buttons">
        <LightboxButton action="previous" label={words.previous}>
          <ChevronLeft aria-hidden="true" />
        </LightboxButton>
        <LightboxButton action="next" label={words.next}>
          <ChevronRight aria-hidden="true" />
        </LightboxButton>
        <LightboxButton action="close" label={words.close}>
          <X aria-hidden="true" />
        </LightboxButton>
      </div>
    </dialog>
  );
}

interface LightboxButtonProps {
  readonly action: 'previous' | 'next' | 'close';
  readonly label: string;
  readonly children: ReactNode;
}

function LightboxButton({ action, label, children }: LightboxButtonProps) {
  return (
    <button type="button" data-action={action} aria-label={label} className="button button-icon">
      {children}
    </button>
  );
}
