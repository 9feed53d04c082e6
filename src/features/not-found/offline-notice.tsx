import type { NotFound } from '../../content/schemas/not-found.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

interface OfflineNoticeProps {
  readonly words: NotFound['offline'];
}

/** What is said of a page that exists but can't be loaded; `show-offline-notice.ts` puts it in its place. */
export function OfflineNotice({ words }: OfflineNoticeProps) {
  return (
    <template data-offline-notice={words.heading}>
      <p className="mt-5 max-w-2xl text-lg text-muted">{words.text}</p>
      <p className="mt-8">
        <ButtonLink href="">{words.again}</ButtonLink>
      </p>
    </template>
  );
}
