/** What the desk sends to the program on the same computer that serves it. */
export interface SavedConfirmed {
  /** `content/register.yaml` as the desk read it. */
  readonly before: string;
  readonly settings: string;
  /** The file of remembered rows. */
  readonly rows: string;
}

interface Answer {
  readonly isSaved: boolean;
  readonly said: string;
}

/** Saves what was confirmed, and says whether it was saved. */
export async function sendConfirmed(saved: SavedConfirmed): Promise<Answer> {
  const { ok = false, status } =
    (await fetch('confirmed', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(saved),
    }).catch(() => undefined)) ?? {};
  return { isSaved: ok, said: ok ? isSaved : status === 409 ? isOld : isLost };
}

const isSaved = 'Saved in the folder of the website.';

const isOld =
  'Not saved: the settings have changed elsewhere. Load this page again, and choose once more.';

const isLost = 'Not saved. Check that the black window of the desk is still open; it says why.';
