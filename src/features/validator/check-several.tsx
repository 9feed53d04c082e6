import type { BatchPanelProps } from './batch-panel.tsx';
import type { IslandWords } from './island-words.ts';
import { lateComponent } from './late-component.tsx';

/** Checks many IDs at once; loaded when it is first asked for. */
export const BatchPanel = lateComponent(
  () => import('./batch-panel.tsx'),
  'BatchPanel',
  // A browser may keep it that a script did not arrive, and asks for it again with the page only.
  ({ words }: BatchPanelProps) => (
    <div role="alert">
      <p>{words.several.missing}</p>
      <button type="button" onClick={() => location.reload()} className="button button-primary">
        {words.failed.tryAgain}
      </button>
    </div>
  ),
);

interface SeveralButtonProps {
  readonly words: Pick<IslandWords, 'several'>;
  /** Undefined until it was first pressed. */
  readonly isOpen: boolean | undefined;
  readonly onPress: (isOpen: boolean) => void;
}

/** Opens it and folds it away. It is beside the box's label, where no answer moves it or is moved by it. */
export function SeveralButton({ words, isOpen = false, onPress }: SeveralButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className="several-button underlined-link"
      onClick={() => onPress(!isOpen)}
    >
      {words.several.open}
    </button>
  );
}
