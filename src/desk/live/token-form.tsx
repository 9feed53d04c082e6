import { useId, useState, type SubmitEvent } from 'react';

interface TokenFormProps {
  readonly token: string;
  /** Whether it is to be open, since GitHub has said nothing without one. */
  readonly isNeeded: boolean;
  readonly onToken: (token: string) => void;
}

/** A private repository shows itself only to someone with a token. It stays in this window. */
export function TokenForm({ token, isNeeded, onToken }: TokenFormProps) {
  const [typed, setTyped] = useState(token);
  const field = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onToken(typed.trim());
  };
  return (
    <details className="live-token" open={isNeeded}>
      <summary>{token === '' ? 'For a private repository: a token' : 'Your token'}</summary>
      <form className="live-form" onSubmit={submit}>
        <label htmlFor={field}>Token from GitHub</label>
        <TokenHelp id={`${field}-about`} />
        <input
          id={field}
          type="password"
          autoComplete="off"
          aria-describedby={`${field}-about`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="button button-quiet">
          Use it
        </button>
      </form>
    </details>
  );
}

function TokenHelp({ id }: { readonly id: string }) {
  return (
    <p className="live-soft" id={id}>
      <a href={newTokenPage} target="_blank" rel="noreferrer">
        Make one at GitHub
      </a>
      : choose only your repository, and under Permissions give it Actions and Contents, Read-only.
      It is kept in this window until you close it, and sent to GitHub only.
    </p>
  );
}

const newTokenPage = 'https://github.com/settings/personal-access-tokens/new';
