import { useState } from 'react';
import type { BatchPanelProps } from './batch-panel.tsx';
import { lateComponent } from './late-component.tsx';

const BatchPanel = lateComponent(
  () => import('./batch-panel.tsx'),
  'BatchPanel',
  ({ words }: BatchPanelProps) => <p role="alert">{words.several.missing}</p>,
);

/** Opens what checks many IDs at once, which is loaded only then, and folds it away again with all that is in it. */
export function CheckSeveral(props: BatchPanelProps) {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <div className="several">
      <button
        type="button"
        aria-expanded={isOpen ?? false}
        className="button button-quiet"
        onClick={() => setOpen(!isOpen)}
      >
        {props.words.several.open}
      </button>
      {isOpen !== undefined && (
        <div hidden={!isOpen}>
          <BatchPanel {...props} />
        </div>
      )}
    </div>
  );
}
