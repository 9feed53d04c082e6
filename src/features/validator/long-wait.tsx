import { ContactLinks } from './contact-links.tsx';
import './long-wait.css';
import type { Contact } from './validator-props.ts';

interface LongWaitProps {
  readonly text: string;
  readonly contact: Contact;
}

/**
 * What to do where loading takes long, such as on a device that went offline before the validator's script had
 * arrived. The style sheet shows it after a while, and takes it away when there is a form or a failure.
 */
export function LongWait({ text, contact }: LongWaitProps) {
  return (
    <div role="status" className="scripted long-wait">
      <p>{text}</p>
      <ContactLinks contact={contact} />
    </div>
  );
}
