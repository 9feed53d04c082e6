/** A picture in the widths and formats that the site serves, ready for `<picture>`. */
export interface PictureData {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** A JPEG of full width, for browsers that don't know the other formats. */
  readonly src: string;
  /** Formats with smaller files than JPEG, best first, each in several widths. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
  /** Whether the picture came with the website and does not show the academy. */
  readonly isSample: boolean;
}

interface PictureProps {
  readonly picture: PictureData;
  /** The picture's width on the page, in the syntax of the HTML attribute `sizes`. */
  readonly sizes: string;
  /** True for the first picture that a visitor sees. */
  readonly first?: boolean;
  readonly className?: string;
}

/** A responsive picture with its width and height, loaded late unless it is the first on the page. */
export function Picture({ picture, sizes, first = false, className = '' }: PictureProps) {
  return (
    <picture>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        className={`bg-sunken text-sm text-ink ${className}`}
      />
    </picture>
  );
}
