import type { FileLeft } from './left-to-do.ts';

/** Files with what is to be done in each, and a link to its form. */
export function FilesLeft({ files }: { readonly files: readonly FileLeft[] }) {
  return (
    <ul className="live-files" role="list">
      {files.map((file) => (
        <li key={file.file}>
          <FileHead {...file} />
          <details>
            <summary>
              Show what <span className="live-spoken">in {file.label}</span>
            </summary>
            <Problems {...file} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function FileHead({ label, link, problems }: FileLeft) {
  return (
    <p className="live-file-head">
      {link === undefined ? <span>{label}</span> : <a href={link}>{label}</a>}
      <span className="live-count">{problems.length}</span>
    </p>
  );
}

/** What to do is said once for all that need the same. */
function Problems({ problems }: FileLeft) {
  const byFix = Map.groupBy(problems, ({ fix }) => fix);
  return (
    <ul>
      {[...byFix].map(([fix, same]) => (
        <li key={fix}>
          {same.map(({ where, message }) => (
            <p key={`${where}${message}`}>
              {where !== '' && <b>{where}: </b>}
              {message}
            </p>
          ))}
          <p className="live-soft">What to do: {fix}</p>
        </li>
      ))}
    </ul>
  );
}
