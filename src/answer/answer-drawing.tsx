import { useEffect, useState } from 'react';
import type * as Lines from './certificate-lines.tsx';
import { Certificate, type CertificateLook } from './certificate.tsx';
import { type Answer, longestId } from './answer-to.ts';
import { short } from './shown-texts.tsx';
import { useValidator } from './validator-context.ts';

interface AnswerDrawingProps {
  /** Undefined for one ID. */
  readonly look: Extract<CertificateLook, 'list' | 'unread'> | undefined;
  readonly typed: string;
  readonly answer: Answer | undefined;
}

/** The drawn certificate beside the answer. Screen readers skip the drawing: the answer's text says the same. */
export function AnswerDrawing({ look, typed, answer }: AnswerDrawingProps) {
  const { words, academyName } = useValidator();
  const idle = { look: 'idle', id: short(typed, longestId), tag: words.valid.idPlace } as const;
  const [part, setPart] = useState<typeof Lines>();
  useEffect(() => {
    // On narrow screens only answers are drawn, so the rays and border load only after an answer. If they can't
    // be loaded, the drawing appears without them.
    const isShown = answer !== undefined || matchMedia('(width >= 64rem)').matches;
    if (isShown) void import('./certificate-lines.tsx').then(setPart, () => undefined);
  }, [answer]);
  const shown = look ? { look } : (answer?.drawing ?? idle);
  return (
    <div className="answer-drawing scripted" aria-hidden="true">
      <Certificate academy={academyName} lines={part && <part.CertificateLines />} {...shown} />
    </div>
  );
}
