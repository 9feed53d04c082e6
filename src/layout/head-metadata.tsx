import { sharePictureSize } from '../content/site-pages.ts';
import { themeColor } from '../ui/theme-color.ts';

interface HeadMetadataProps {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** The page's full address; undefined for a page that search engines should leave out. */
  readonly address: string | undefined;
  /** The full address of the picture that a shared link shows; undefined for a page without one. */
  readonly picture: string | undefined;
}

/** What a page tells browsers, search engines and those who share its address. */
export function HeadMetadata(props: HeadMetadataProps) {
  const { title, description, address } = props;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {address === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <ShareCard {...props} address={address} />
      )}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {(['light', 'dark'] as const).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          content={themeColor('paper', scheme)}
        />
      ))}
      {/* What does nothing without script is not shown without it. */}
      <noscript>
        <style>{'.scripted{display:none!important}'}</style>
      </noscript>
    </>
  );
}

type ShareCardProps = HeadMetadataProps & { readonly address: string };

/** The canonical address, and the card of a shared link (The Open Graph protocol, ogp.me; X cards). */
function ShareCard({ title, description, siteName, address, picture }: ShareCardProps) {
  const properties = {
    type: 'website',
    locale: 'en_IN',
    site_name: siteName,
    title,
    description,
    url: address,
    ...(picture === undefined ? {} : imageProperties(picture, title)),
  };
  return (
    <>
      <link rel="canonical" href={address} />
      {Object.entries(properties).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function imageProperties(picture: string, title: string) {
  return {
    image: picture,
    'image:type': 'image/png',
    'image:width': sharePictureSize.width,
    'image:height': sharePictureSize.height,
    'image:alt': title,
  };
}
