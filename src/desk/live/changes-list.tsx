import type { DescribedChange } from './describe-changes.ts';
import { placeOf } from '../words/place-of.ts';

/** Changes in plain words, each with a link to its form. */
export function ChangesList({ changes }: { readonly changes: readonly DescribedChange[] }) {
  return (
    <ul className="live-files" role="list">
      {changes.map(({ path, title, parts }) => (
        <li key={path}>
          <p className="live-file-head">
            <ChangeLink path={path} title={title} />
          </p>
          {parts.length > 0 && (
            <ul className="live-soft">
              {parts.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function ChangeLink({ path, title }: { readonly path: string; readonly title: string }) {
  const { link } = placeOf(path);
  return link === undefined || title.startsWith('Gone') ? (
    <span>{title}</span>
  ) : (
    <a href={link}>{title}</a>
  );
}
