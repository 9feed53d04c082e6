import './long-wait.css';

interface LongWaitProps {
  readonly text: string;
}

/**
 * What to do where loading takes long, such as on a device that went offline before the validator's script had
 * arrived. The style sheet shows it after a while, and takes it away when there is a form or a failure.
 */
export function LongWait({ text }: LongWaitProps) {
  return (
    <p role="status" className="scripted long-wait">
      {text}
    </p>
  );
}
